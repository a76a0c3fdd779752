import type {Closeness} from '../core/client';
import {isFromProgram} from '../core/message';
import {isCode, type SearchRecord} from '../core/record';
import {withBestAlternative} from './alternatives';
import {matchDocuments, type DocumentMatch} from './document-matches';
import type {Section} from './documents';
import {asksForDefinition} from './definitions';
import {expandQuery} from './query-expansion';
import {shortenHome} from './home-folder';
import {wordPositionsOf} from './rerank';
import {secondStage} from './second-stage';
import {splitCamelCase} from './camel-case';
import {expandContractions} from './contractions';
import {mendSlips} from './slips';
import {isTelling, sumOf, weighWords} from './information';
import {noIntents} from './intents';
import {judge, type Judgement} from './closeness';
import {createNameMatcher, exactName} from './title-match';
import {byScore, topicsFirst} from './topics';
import type {IndexedSection, SiteIndex} from './site-index';
import type {TextIndex, WordMatch} from './text-index';
import type {ExpandedWord} from './vocabulary';
import {weights} from './weights';
import {splitUnits} from './units';

/** A section that matches a query. */
export interface Match {
  /** The record of the section that is shown. */
  record: SearchRecord;
  /** The record that has most of the query, which is not shown if it is a message. */
  bestText?: SearchRecord;
  /** The URL of its page. */
  page: string;
  /** The first text of the section: what it is about, if the best record is its heading. */
  lead: string | undefined;
  /** Whether that is what a message means, which the page need not say. */
  isMeaning?: boolean;
  /** The share of the words of that message which the query has, unless it is short. */
  quoted?: number;
  /** The share of the query's information that the section has, from 0 to 1. */
  coverage: number;
  /** The product of the factors. */
  score: number;
  /** Why the section stands where it does. */
  factors: Readonly<Record<string, number>>;
  /** The matched terms of the index for each word of the query. */
  terms: readonly (readonly string[])[];
  /** Its section, with the names by which it can be asked for. */
  indexed: IndexedSection;
}

/** The sections that match a query, sorted by score. */
export interface Ranking {
  matches: readonly Match[];
  /** How well the first match fits, if it is not surely about all of the query. */
  closeness?: Closeness;
  /** The question that no page answers which the query is like, as folded words. */
  unanswered?: string;
  /** The words of the query. */
  words: readonly ExpandedWord[];
}

/** Up to how many words a query may have only one that is known. */
const fewWords = 3;

/** The state of a page during one query. */
interface Candidate extends DocumentMatch {
  /** The best coverage of a section. */
  bestCoverage: number;
  breadth: number;
  title: number;
  rank: number;
}

/**
 * Finds the sections that match a query.
 *
 * @param input a query, or a longer text: a message or a sentence that the reader has pasted
 */
export function rank(input: string, index: SiteIndex, isMessage = isFromProgram(input)): Ranking {
  const text = isMessage ? input : mendSlips(input, index.lexicon.hasBeginning);
  const query = splitCamelCase(splitUnits(expandContractions(shortenHome(text))), index.vocabulary);
  const expanded = expandQuery(query, index);
  // A message says what a program found; it has the words of many intents, and means none of them.
  const {stems, circumstances, answers} = isMessage
    ? noIntents
    : index.detectIntents(query, index.vocabulary);
  const {emphasisOf, informationOf} = weighWords(query, isMessage, index);
  const find = ({word, terms}: ExpandedWord, texts: TextIndex): WordMatch[] =>
    texts.find(terms).map((match) => ({...match, score: match.score * emphasisOf(word)}));
  const isIntentWord = expanded.map(({word}) => stems.has(word));
  const answerSections = index.sections.flatMap(({section}, number) =>
    answers.has(section.records[0].url) ? [number] : [],
  );
  const answerPages = [
    ...new Set(answerSections.flatMap((number) => index.sections[number]?.page ?? [])),
  ];
  const pageMatches = expanded.map((word, position) =>
    withAnswers(find(word, index.pageIndex), isIntentWord[position] ? answerPages : []),
  );
  const sectionMatches = expanded.map((word, position) =>
    withAnswers(find(word, index.sectionIndex), isIntentWord[position] ? answerSections : []),
  );
  const information = pageMatches.map(({length}, position) =>
    Math.max(
      isIntentWord[position] ? weights.intentWord : 0,
      informationOf(expanded[position]?.word ?? '', length),
    ),
  );

  const share =
    sumOf(information.filter((_, position) => isIntentWord[position])) /
    sumOf(information.filter((_, position) => !circumstances.has(expanded[position]?.word ?? '')));
  const asksDefinition = asksForDefinition(query);
  const matchNames = createNameMatcher(query, expanded, information, index);
  const similarWordings = index.wordingIndex.find(expanded);
  const candidates = new Map<number, Candidate>();
  for (const [number, match] of matchDocuments(pageMatches, information)) {
    const {names = [], weight = 1} = index.pages[number] ?? {};
    const {overlap, isPrefix} = matchNames(names);
    candidates.set(number, {
      ...match,
      bestCoverage: answerPages.includes(number)
        ? weights.minCoverage
        : weights.titleCoverage * overlap,
      breadth: 0,
      title: (1 + weights.titleMatch * overlap) * (isPrefix ? 1 + weights.titlePrefix : 1),
      rank: weight,
    });
  }
  const found = [...matchDocuments(sectionMatches, information)].flatMap(([number, match]) => {
    const indexed = index.sections[number];
    const page = indexed && candidates.get(indexed.page);
    return page
      ? [
          {
            indexed,
            page,
            match: withBestAlternative(match, indexed.alternatives),
            isAnswer: answerSections.includes(number),
            similar: {
              section: similarWordings.sections.get(number) ?? 0,
              page: similarWordings.pages.get(indexed.page) ?? 0,
            },
          },
        ]
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

  const isPartial = isMessage || !found.some(({page}) => page.bestCoverage >= weights.minCoverage);
  const minimum = isMessage ? weights.message : weights.partial;
  // Words of another language are on no page, but "nvidia" among them says what it is about.
  const needed =
    expanded.length <= fewWords
      ? pageMatches.filter(({length}) => length > 0).length
      : expanded.length;
  const kept = isPartial
    ? found.filter(
        ({page, match}) =>
          page.bestCoverage >= minimum.coverage &&
          match.terms.length >= Math.min(minimum.words, needed),
      )
    : found.filter(({page}) => page.bestCoverage >= weights.otherCoverage);
  const first = kept
    .map(({indexed, page, match: {score, coverage, terms}, isAnswer, similar}) => {
      const {section, names, headings} = indexed;
      const asked = matchNames(names);
      const isDefinition = asksDefinition && matchNames(indexed.topics).overlap > exactName;
      const factors = {
        words: score,
        coverage: adjusted(coverage, isAnswer) ** weights.sectionCoverage,
        page: (page.score / max.score) ** weights.pageScore,
        'coverage of the page': adjusted(page.coverage, isAnswer) ** weights.pageCoverage,
        'breadth of the page': (page.breadth / max.breadth) ** weights.breadth.exponent,
        'title of the page': page.title,
        'rank of the page': isDefinition ? 1 : page.rank,
        definition: isDefinition ? weights.definition : 1,
        'asked as': 1 + weights.askedAs.boost * asked.overlap ** weights.askedAs.exponent,
        'similar wordings': 1 + weights.similarWordings.section * similar.section,
        'similar wordings of the page': 1 + weights.similarWordings.page * similar.page,
        heading:
          1 + weights.heading.boost * matchNames(headings).overlap ** weights.heading.exponent,
        intent: isAnswer ? 1 + weights.answer.boost * share ** weights.answer.exponent : 1,
      };
      const [record] = section.records;
      return {
        record,
        page: section.page,
        lead: leadOf(section),
        coverage,
        score: productOf(factors),
        factors,
        terms,
        indexed,
        isAnswer,
        asked,
      };
    })
    .sort((a, b) => b.score - a.score);
  const matches = secondStage(first, {
    query,
    positions: wordPositionsOf(expanded, index.synonyms),
    information,
    intentWords: isIntentWord.flatMap((is, position) => (is ? [position] : [])),
    matchNames,
    isTopic: kept.some(({indexed}) => matchNames(indexed.topics).overlap > exactName),
    termsOf: index.lexicon.termsOf,
    depth: isMessage ? weights.reranked.message : weights.reranked.query,
  }).sort(byScore);
  const lacksWord = expanded.some(
    ({word}, position) => pageMatches[position]?.length === 0 && isTelling(word),
  );
  const sorted = topicsFirst(matches, matchNames);
  const [best] = sorted;
  const rival = sorted.find(({page}) => page !== best?.page)?.score;
  const {closeness, unanswered}: Judgement = best
    ? judge(
        // A message names much of one computer alone.
        {text, words: expanded.length, lacksWord: lacksWord && !isMessage},
        {...best, rival},
        index,
      )
    : {closeness: 'partial'};
  return {
    matches: sorted,
    ...(closeness && {closeness}),
    ...(unanswered !== undefined && {unanswered}),
    words: expanded,
  };
}

function leadOf({records}: Section): string | undefined {
  return records.flatMap(({content}) => (isCode(content) ? [] : (content ?? [])))[0];
}

function productOf(factors: Readonly<Record<string, number>>): number {
  return Object.values(factors).reduce((product, factor) => product * factor, 1);
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
