import type {Intents} from './intents-schema';
import {usualRank, type SearchRecord} from '../core/record';
import {documentOf, documentOfPage, fields, sectionsOf, type Section} from './documents';
import {createIntents, type FindMeaning} from './intents';
import {createLexicon, type Lexicon} from './lexicon';
import {namesOf, type Name} from './title-match';
import {createSynonyms, type SynonymGroup, type Synonyms} from './synonyms';
import {createTextIndex, type TextIndex} from './text-index';
import type {Vocabulary} from './vocabulary';

/** A page of the site, as far as it is not text. */
interface IndexedPage {
  names: readonly Name[];
  /** How much its hits count, compared with a guide's. */
  weight: number;
}

/** A section of the site, as far as it is not text. */
interface IndexedSection {
  section: Section;
  /** The number of its page. */
  page: number;
  /** Other words by which people ask for it. */
  names: readonly Name[];
}

/** Everything that is prepared to answer queries. */
export interface SiteIndex {
  lexicon: Lexicon;
  synonyms: Synonyms;
  meaningOf: FindMeaning;
  vocabulary: Vocabulary;
  /** The pages, in the order of their documents in `pageIndex`. */
  pages: readonly IndexedPage[];
  /** The sections, in the order of their documents in `sectionIndex`. */
  sections: readonly IndexedSection[];
  pageIndex: TextIndex;
  sectionIndex: TextIndex;
  /** How much it tells that a page has a term: the fewer pages have it, the more. */
  informationOf: (term: string) => number;
  /** The same, by the number of pages. */
  informationOfCount: (pages: number) => number;
}

/** Creates an index, a page at each step, so that other work can be done in between. */
export function* createSiteIndex(
  records: readonly SearchRecord[],
  groups: readonly SynonymGroup[],
  intents: Intents,
): Generator<void, SiteIndex> {
  const synonyms = createSynonyms(groups);
  const lexicon = createLexicon(synonyms);
  const sectionsByPage = new Map<string, Section[]>();
  for (const section of sectionsOf(records)) {
    const ofPage = sectionsByPage.get(section.page);
    if (ofPage) {
      ofPage.push(section);
    } else {
      sectionsByPage.set(section.page, [section]);
    }
  }
  for (const ofPage of sectionsByPage.values()) {
    const document = documentOfPage(ofPage);
    fields.forEach((field) => document[field].forEach(lexicon.read));
    yield;
  }

  const sectionIndex = createTextIndex(lexicon.indexTermsOf);
  const pageIndex = createTextIndex(lexicon.indexTermsOf);
  const pages: IndexedPage[] = [];
  const sections: IndexedSection[] = [];
  const pageCounts = new Map<string, number>();
  for (const ofPage of sectionsByPage.values()) {
    for (const section of ofPage) {
      const document = documentOf(section);
      sectionIndex.add(document);
      const isPage = section === ofPage[0];
      sections.push({section, page: pages.length, names: isPage ? [] : namesOf(document.keywords)});
    }
    const document = documentOfPage(ofPage);
    pageIndex.add(document);
    const rank = ofPage[0]?.records[0].weight.pageRank ?? usualRank;
    const {keywords = []} = ofPage[0]?.records[0] ?? {};
    pages.push({names: namesOf([...document.title, ...keywords]), weight: rank / usualRank});
    const terms = new Set(fields.flatMap((field) => document[field].flatMap(lexicon.indexTermsOf)));
    terms.forEach((term) => pageCounts.set(term, (pageCounts.get(term) ?? 0) + 1));
    yield;
  }

  const informationOfCount = (count: number) =>
    Math.log(1 + (pages.length - count + 0.5) / (count + 0.5));
  return {
    lexicon,
    synonyms,
    meaningOf: createIntents(intents),
    vocabulary: {
      terms: [...pageCounts.keys()].filter((term) => !synonyms.isGroup(term)),
      has: (term) => pageCounts.has(term),
    },
    pages,
    sections,
    pageIndex,
    sectionIndex,
    informationOf: (term) => informationOfCount(pageCounts.get(term) ?? 0),
    informationOfCount,
  };
}
