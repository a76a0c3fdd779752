import type {SearchRecord} from '../core/record';
import {matchDocuments, type DocumentMatch} from './document-matches';
import {expandQuery} from './query-expansion';
import {bitsOf, rerankSection} from './rerank';
import {writtenOut} from './contractions';
import {isFunctionWord} from './english';
import {matchTitle} from './title-match';
import type {SiteIndex} from './site-index';
import type {Found} from './text-index';

/** A section that answers a query. */
export interface Match {
  /** The record of the section that answers best. */
  record: SearchRecord;
  /** The address of its page. */
  page: string;
  score: number;
  /** The terms of the index that matched, of each word of the query. */
  terms: readonly (readonly string[])[];
}

/** What decides the order, set by measuring (`npm run search:eval`). */
const weights = {
  /** Exponents: how much the page as a whole decides, and how much all words come before some, … */
  pageScore: 1.2,
  pageCoverage: 4,
  sectionCoverage: 2.5,
  /** … and how much a page has of it: its sections, each by its coverage to the power of `full`. */
  breadth: {exponent: 0.6, full: 4},
  /** How much more a page counts that the query calls by its name, and one whose name it begins. */
  named: 1,
  begun: 3,
  /** … and a section that people ask for in these words. */
  askedAs: 2,
  /** A page with less of the query's information than this in one place is no answer, … */
  floor: 0.55,
  /** … where being called by its name counts for this much. */
  namedFloor: 0.2,
  /** The information of what no page has, as a share of what the rarest word could carry. */
  unknownWord: 0.4,
  unknownNumber: 0.1,
  /** How much more a section counts that answers what the query means. */
  answer: 15,
  answerMisses: 0.5,
  /** So many of the best matches are reranked. */
  reranked: 60,
} as const;

/** What is known of a page for one query. */
interface Candidate extends DocumentMatch {
  /** The best coverage of a section. */
  bestPlace: number;
  breadth: number;
  factor: number;
}

/** Finds the sections that answer a query, best first. */
export function rank(typed: string, index: SiteIndex): Match[] {
  const query = writtenOut(typed);
  const expanded = expandQuery(query, index);
  const {stems, answers} = index.meaningOf(query, index.vocabulary);
  const says = expanded.map(({word}) => stems.has(word));
  const sections = index.sections.flatMap(({section}, number) =>
    answers.has(section.records[0].url) ? [number] : [],
  );
  const pages = [...new Set(sections.flatMap((number) => index.sections[number]?.page ?? []))];
  const onPages = expanded.map(({terms}, place) =>
    withAnswers(index.pageIndex.find(terms), says[place] ? pages : []),
  );
  const inSections = expanded.map(({terms}, place) =>
    withAnswers(index.sectionIndex.find(terms), says[place] ? sections : []),
  );
  const information = onPages.map(({length}, place) => {
    const isNumber = /^\d+$/.test(expanded[place]?.word ?? '');
    const tellsLittle = isNumber || isFunctionWord(expanded[place]?.word ?? '');
    const unknown = tellsLittle ? weights.unknownNumber : weights.unknownWord;
    return index.informationOfCount(length) * (length === 0 ? unknown : 1);
  });

  const candidates = new Map<number, Candidate>();
  for (const [number, match] of matchDocuments(onPages, information)) {
    const {names = [], weight = 1} = index.pages[number] ?? {};
    const {share, isBegun} = matchTitle(names, query, expanded);
    candidates.set(number, {
      ...match,
      bestPlace: pages.includes(number) ? weights.floor : weights.namedFloor * share,
      breadth: 0,
      factor: (1 + weights.named * share) * (isBegun ? 1 + weights.begun : 1) * weight,
    });
  }
  const found = [...matchDocuments(inSections, information)].flatMap(([number, match]) => {
    const {section, page: place, names = []} = index.sections[number] ?? {};
    const page = place === undefined ? undefined : candidates.get(place);
    return section && page
      ? [{section, page, match, names, isAnswer: sections.includes(number)}]
      : [];
  });
  const best = {score: 0, breadth: 0};
  const places = new Map<Candidate, number>();
  for (const {page, match} of found) {
    places.set(page, Math.max(match.coverage, places.get(page) ?? 0));
    page.breadth += match.coverage ** weights.breadth.full;
    best.breadth = Math.max(best.breadth, page.breadth);
    best.score = Math.max(best.score, page.score);
  }
  places.forEach((place, page) => (page.bestPlace += place));
  const bits = bitsOf(expanded);

  return found
    .filter(({page}) => page.bestPlace >= weights.floor)
    .map(({section, page, match: {score, coverage, terms}, names, isAnswer}) => ({
      section,
      terms,
      score:
        score *
        lifted(coverage, isAnswer) ** weights.sectionCoverage *
        lifted(page.coverage, isAnswer) ** weights.pageCoverage *
        (page.score / best.score) ** weights.pageScore *
        (page.breadth / best.breadth) ** weights.breadth.exponent *
        page.factor *
        (1 + weights.askedAs * matchTitle(names, query, expanded).share) *
        (isAnswer ? 1 + weights.answer : 1),
    }))
    .sort((a, b) => b.score - a.score)
    .map(({section, score, terms}, place): Match => {
      const {record, factor} =
        place < weights.reranked
          ? rerankSection(section, bits, expanded.length, index.lexicon.termsOf)
          : {record: section.records[0], factor: 1};
      return {record, page: section.page, score: score * factor, terms};
    })
    .sort((a, b) => b.score - a.score || a.record.weight.position - b.record.weight.position);
}

/** An answer need not have the other words of a query: "won't boot since this morning, please help". */
function lifted(coverage: number, isAnswer: boolean): number {
  return isAnswer ? 1 - (1 - coverage) * weights.answerMisses : coverage;
}

/** Has the answers to what a query means found as well as the best of the documents with the word. */
function withAnswers(found: Found[], answers: readonly number[]): Found[] {
  const best = Math.max(1, ...found.map(({score}) => score));
  const others = found.filter(({document}) => !answers.includes(document));
  return [
    ...others,
    ...answers.map((document) => ({
      document,
      score: best,
      terms: found.find((entry) => entry.document === document)?.terms ?? [],
    })),
  ];
}

/** The words that a reader sees marked for the terms that matched. */
export function shownTermsOf(terms: Match['terms'], {synonyms, lexicon}: SiteIndex): Set<string> {
  return new Set(
    terms
      .flat()
      .flatMap((term) =>
        synonyms.isGroup(term) ? synonyms.termsOf(term) : [term, ...lexicon.partsOf(term)],
      ),
  );
}
