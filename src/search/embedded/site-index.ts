import {noBackground, type Background} from '../core/background';
import type {EverydayWords} from '../core/everyday';
import {defaultRank, type SearchRecord} from '../core/record';
import {alternativeTermsOf, type AlternativeTerms} from './alternatives';
import {
  documentOf,
  documentOfPage,
  fields,
  sectionsOf,
  type Document,
  type Section,
} from './documents';
import {createIntents, type DetectIntents} from './intents';
import type {Intents} from './intents-schema';
import {createLexicon, type Lexicon} from './lexicon';
import {createWordingIndex, type WordingIndex} from './similar-wordings';
import {namesOf, type Name} from './title-match';
import {createSynonyms, type SynonymGroup, type Synonyms} from './synonyms';
import {createTextIndex, inverseDocumentFrequency, type TextIndex} from './text-index';
import type {Vocabulary} from './vocabulary';

/** The data of a page besides its text. */
interface IndexedPage {
  names: readonly Name[];
  /** The weight of its hits, relative to those of a guide. */
  weight: number;
}

/** The data of a section besides its text. */
export interface IndexedSection {
  section: Section;
  /** The number of its page. */
  page: number;
  /** What it is about: its heading, or the title of a page and its name in the sidebar. */
  topics: readonly Name[];
  /** Other words by which people ask for it. */
  names: readonly Name[];
  /** Its topics, and its heading after the title of its page. */
  headings: readonly Name[];
  alternatives: AlternativeTerms | undefined;
}

/** The prepared data for answering queries. */
export interface SiteIndex {
  lexicon: Lexicon;
  synonyms: Synonyms;
  detectIntents: DetectIntents;
  vocabulary: Vocabulary;
  /** The share of its information that a word of everyday English keeps, by its stem. */
  everydayWords: EverydayWords;
  /** The pages, in the order of their documents in `pageIndex`. */
  pages: readonly IndexedPage[];
  /** The sections, in the order of their documents in `sectionIndex`. */
  sections: readonly IndexedSection[];
  /** The texts of all names of pages and sections. */
  nameTexts: ReadonlySet<string>;
  /** The wordings of all sections, and the questions that no page answers. */
  wordingIndex: WordingIndex;
  pageIndex: TextIndex;
  sectionIndex: TextIndex;
  /** Returns the inverse document frequency of a term among pages. */
  idfOf: (term: string) => number;
  /** Returns the inverse document frequency for a number of pages. */
  idf: (documentFrequency: number) => number;
}

function namesOfSection({title, headings, keywords}: Document, isPage: boolean) {
  if (isPage) {
    const topics = namesOf(title);
    return {topics, names: [], headings: topics};
  }
  const heading = headings.at(-1) ?? '';
  const topics = namesOf([heading]);
  return {
    topics,
    names: namesOf(keywords),
    headings: [...topics, ...namesOf([`${title.join()} ${heading}`])],
  };
}

/** Creates an index in steps of one page each, so that the thread can do other work in between. */
export function* createSiteIndex(
  records: readonly SearchRecord[],
  groups: readonly SynonymGroup[],
  intents: Intents,
  {everydayWords, unanswered}: Background = noBackground,
): Generator<void, SiteIndex> {
  const synonyms = createSynonyms(groups);
  const lexicon = createLexicon(synonyms);
  const sectionsByPage = new Map<string, Section[]>();
  for (const section of sectionsOf(records)) {
    const pageSections = sectionsByPage.get(section.page);
    if (pageSections) {
      pageSections.push(section);
    } else {
      sectionsByPage.set(section.page, [section]);
    }
  }
  for (const pageSections of sectionsByPage.values()) {
    const document = documentOfPage(pageSections);
    fields.forEach((field) => document[field].forEach(lexicon.register));
    yield;
  }

  const sectionIndex = createTextIndex(lexicon.indexTermsOf);
  const pageIndex = createTextIndex(lexicon.indexTermsOf);
  const wordingIndex = createWordingIndex();
  const pages: IndexedPage[] = [];
  const sections: IndexedSection[] = [];
  const nameTexts = new Set<string>();
  for (const pageSections of sectionsByPage.values()) {
    for (const section of pageSections) {
      const document = documentOf(section);
      sectionIndex.add(document);
      const isPage = section === pageSections[0];
      const names = namesOfSection(document, isPage);
      wordingIndex.add(sections.length, pages.length, names.names);
      [...names.topics, ...names.names].forEach(({text}) => nameTexts.add(text));
      sections.push({
        section,
        page: pages.length,
        ...names,
        alternatives: alternativeTermsOf(document, lexicon.indexTermsOf),
      });
    }
    const document = documentOfPage(pageSections);
    pageIndex.add(document);
    const rank = pageSections[0]?.records[0].weight.pageRank ?? defaultRank;
    const {keywords = []} = pageSections[0]?.records[0] ?? {};
    pages.push({names: namesOf([...document.title, ...keywords]), weight: rank / defaultRank});
    yield;
  }

  wordingIndex.addUnanswered(namesOf(unanswered));

  const idf = (documentFrequency: number) =>
    inverseDocumentFrequency(pages.length, documentFrequency);
  return {
    lexicon,
    synonyms,
    detectIntents: createIntents(intents),
    vocabulary: {
      words: lexicon.words,
      has: (term) => pageIndex.frequencyOf(term) > 0,
    },
    everydayWords,
    pages,
    sections,
    nameTexts,
    wordingIndex,
    pageIndex,
    sectionIndex,
    idfOf: (term) => idf(pageIndex.frequencyOf(term)),
    idf,
  };
}
