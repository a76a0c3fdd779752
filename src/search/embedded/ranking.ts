import type {SearchRecord} from '../core/record';
import {matchDocuments, type DocumentMatch} from './document-matches';
import {expandQuery} from './query-expansion';
import {rerankSection, wordBitsOf} from './rerank';
import {expandContractions} from './contractions';
import {isFunctionWord} from './english';
import {matchTitle} from './title-match';
import type {SiteIndex} from './site-index';
import type {WordMatch} from './text-index';

/** A section that matches a query. */
export interface Match {
  /** The best record of the section. */
  record: SearchRecord;
  /** The URL of its page. */
  page: string;
  score: number;
  /** The matched terms of the index for each word of the query. */
  terms: readonly (readonly string[])[];
}

/** The parameters of the ranking, tuned with `npm run search:eval`. */
const weights = {
  /** Exponents of the score and the coverage of the whole page, and of the coverage of the section. */
  pageScore: 1.2,
  pageCoverage: 4,
  sectionCoverage: 2.5,
  /** The breadth of a page is the sum of its sections' coverages, each to the power of `coverage`. */
  breadth: {exponent: 0.6, coverage: 4},
  /** Boosts for a page whose title or keywords match the query, or begin with it. */
  titleMatch: 1,
  titlePrefix: 3,
  /** The boost for a section with a matching `asked as` comment. */
  askedAs: 2,
  /** The minimum coverage of a page's best section. A title match adds up to `titleCoverage`. */
  minCoverage: 0.55,
  titleCoverage: 0.2,
  /** The information of a word that no page contains, relative to that of the rarest word. */
  unknownWord: 0.4,
  unknownNumber: 0.1,
  /** The boost for a section that answers an intent, and how much its missing words count. */
  answer: 15,
  answerMisses: 0.5,
  /** How many of the best matches are reranked. */
  reranked: 60,
} as const;

/** The state of a page during one query. */
interface Candidate extends DocumentMatch {
  /** The best coverage of a section. */
  bestCoverage: number;
  breadth: number;
  factor: number;
}

/** Finds the sections that match a query, sorted by score. */
export function rank(input: string, index: SiteIndex): Match[] {
  const query = expandContractions(input);
  const expanded = expandQuery(query, index);
  const {stems, answers} = index.detectIntents(query, index.vocabulary);
  const isIntentWord = expanded.map(({word}) => stems.has(word));
  const answerSections = index.sections.flatMap(({section}, number) =>
    answers.has(section.records[0].url) ? [number] : [],
  );
  const answerPages = [
    ...new Set(answerSections.flatMap((number) => index.sections[number]?.page ?? [])),
  ];
  const pageMatches = expanded.map(({terms}, position) =>
    withAnswers(index.pageIndex.find(terms), isIntentWord[position] ? answerPages : []),
  );
  const sectionMatches = expanded.map(({terms}, position) =>
    withAnswers(index.sectionIndex.find(terms), isIntentWord[position] ? answerSections : []),
  );
  const information = pageMatches.map(({length}, position) => {
    const word = expanded[position]?.word ?? '';
    const isInsignificant = /^\d+$/.test(word) || isFunctionWord(word);
    const unknown = isInsignificant ? weights.unknownNumber : weights.unknownWord;
    return index.idf(length) * (length === 0 ? unknown : 1);
  });

  const candidates = new Map<number, Candidate>();
  for (const [number, match] of matchDocuments(pageMatches, information)) {
    const {names = [], weight = 1} = index.pages[number] ?? {};
    const {overlap, isPrefix} = matchTitle(names, query, expanded);
    candidates.set(number, {
      ...match,
      bestCoverage: answerPages.includes(number)
        ? weights.minCoverage
        : weights.titleCoverage * overlap,
      breadth: 0,
      factor:
        (1 + weights.titleMatch * overlap) * (isPrefix ? 1 + weights.titlePrefix : 1) * weight,
    });
  }
  const found = [...matchDocuments(sectionMatches, information)].flatMap(([number, match]) => {
    const {section, page: pageNumber, names = []} = index.sections[number] ?? {};
    const page = pageNumber === undefined ? undefined : candidates.get(pageNumber);
    return section && page
      ? [{section, page, match, names, isAnswer: answerSections.includes(number)}]
      : [];
  });
  const max = {score: 0, breadth: 0};
  const coverages = new Map<Candidate, number>();
  for (const {page, match} of found) {
    coverages.set(page, Math.max(match.coverage, coverages.get(page) ?? 0));
    page.breadth += match.coverage ** weights.breadth.coverage;
    max.breadth = Math.max(max.breadth, page.breadth);
    max.score = Math.max(max.score, page.score);
  }
  coverages.forEach((coverage, page) => (page.bestCoverage += coverage));
  const bits = wordBitsOf(expanded);

  return found
    .filter(({page}) => page.bestCoverage >= weights.minCoverage)
    .map(({section, page, match: {score, coverage, terms}, names, isAnswer}) => ({
      section,
      terms,
      score:
        score *
        adjusted(coverage, isAnswer) ** weights.sectionCoverage *
        adjusted(page.coverage, isAnswer) ** weights.pageCoverage *
        (page.score / max.score) ** weights.pageScore *
        (page.breadth / max.breadth) ** weights.breadth.exponent *
        page.factor *
        (1 + weights.askedAs * matchTitle(names, query, expanded).overlap) *
        (isAnswer ? 1 + weights.answer : 1),
    }))
    .sort((a, b) => b.score - a.score)
    .map(({section, score, terms}, position): Match => {
      const {record, factor} =
        position < weights.reranked
          ? rerankSection(section, bits, expanded.length, index.lexicon.termsOf)
          : {record: section.records[0], factor: 1};
      return {record, page: section.page, score: score * factor, terms};
    })
    .sort((a, b) => b.score - a.score || a.record.weight.position - b.record.weight.position);
}

/** An answer may lack other words of the query: "won't boot since this morning, please help". */
function adjusted(coverage: number, isAnswer: boolean): number {
  return isAnswer ? 1 - (1 - coverage) * weights.answerMisses : coverage;
}

/** Scores the answers of an intent as high as the best match of the word. */
function withAnswers(matches: WordMatch[], answers: readonly number[]): WordMatch[] {
  const maxScore = Math.max(1, ...matches.map(({score}) => score));
  const others = matches.filter(({document}) => !answers.includes(document));
  return [
    ...others,
    ...answers.map((document) => ({
      document,
      score: maxScore,
      terms: matches.find((match) => match.document === document)?.terms ?? [],
    })),
  ];
}

/** Returns the terms to highlight for the terms that matched. */
export function highlightTermsOf(
  terms: Match['terms'],
  {synonyms, lexicon}: SiteIndex,
): Set<string> {
  return new Set(
    terms
      .flat()
      .flatMap((term) =>
        synonyms.isGroup(term) ? synonyms.termsOf(term) : [term, ...lexicon.partsOf(term)],
      ),
  );
}
