import MiniSearch, {type SearchResult} from 'minisearch';
import type {SearchRecord} from '../record';
import {conceptsOf, type Concept} from './concepts';
import {fields, fieldsOf, pageOf, pagesOf, type Fields} from './documents';
import {createLexicon} from './lexicon';
import {weightOfPage} from './page-weight';
import {createSynonyms, type SynonymGroup} from './synonyms';
import {termsOf} from './terms';

/** A record that answers a query. */
export interface Match {
  record: SearchRecord;
  score: number;
  /** The terms of the record that matched. */
  terms: ReadonlySet<string>;
}

/** What a document of an index has of a query. */
interface Evidence {
  score: number;
  /** The share of the query's information that the document has, from 0 to 1. */
  coverage: number;
  terms: Set<string>;
}

/** The weights of the ranking, set by measuring (`npm run search:eval`). */
const weights = {
  fields: {title: 1.5, keywords: 5, headings: 2, path: 2, content: 1},
  /** Exponents: how much the page as a whole decides, and how much all words come before some. */
  pageScore: 2,
  pageCoverage: 4,
  recordCoverage: 2,
  /** What a heading of the page's own level gains over text. */
  level: 1,
  /** What a heading gains that says what was asked for, and words that stand as in the query. */
  heading: 2,
  proximity: 1,
  /** A page with less of the query's information than this in one place is no answer. */
  floor: 0.5,
  /** The information of a word that no page has, as a share of what the rarest word could carry. */
  unknown: 0.43,
  /** So many of the best matches are looked at closely. */
  refined: 60,
};

/** Finds the records that answer a query, best first. */
export type Ranking = (query: string) => Match[];

export function createRanking(
  records: readonly SearchRecord[],
  groups: readonly SynonymGroup[],
): Ranking {
  const pages = pagesOf(records);
  const synonyms = createSynonyms(groups);
  const lexicon = createLexicon(
    [...pages.values()].flatMap((page) => fields.flatMap((field) => page[field].split('\n'))),
    synonyms,
  );
  const options = {
    fields,
    tokenize: (text: string) => text.split('\n').flatMap((line) => lexicon.indexTermsOf(line)),
    processTerm: (term: string) => term,
  };
  const pageIndex = new MiniSearch<Fields & {id: string}>(options);
  pageIndex.addAll([...pages].map(([id, page]) => ({id, ...page})));
  const recordIndex = new MiniSearch<Fields & {id: number}>(options);
  recordIndex.addAll(records.map((record, id) => ({id, ...fieldsOf(record)})));
  const pageCounts = new Map<string, number>();
  for (const page of pages.values()) {
    const terms = new Set(fields.flatMap((field) => options.tokenize(page[field])));
    terms.forEach((term) => pageCounts.set(term, (pageCounts.get(term) ?? 0) + 1));
  }
  const known = new Set(pageCounts.keys());
  const tells = (count: number) => Math.log(1 + (pages.size - count + 0.5) / (count + 0.5));
  const vocabulary = [...known].filter((term) => !term.startsWith('='));

  const pageWeights = new Map([...pages.keys()].map((url) => [url, weightOfPage(url)]));

  /** @param results what each concept has found, in the order of the query */
  function evidenceOf<Id>(
    results: readonly SearchResult[][],
    information: readonly number[],
  ): Map<Id, Evidence> {
    const total = information.reduce((sum, value) => sum + value, 0);
    const found = new Map<Id, Evidence>();
    results.forEach((ofConcept, place) => {
      for (const {id, score, match} of ofConcept) {
        const evidence = found.get(id as Id) ?? {score: 0, coverage: 0, terms: new Set()};
        evidence.score += score;
        evidence.coverage += (information[place] ?? 0) / total;
        Object.keys(match).forEach((term) => evidence.terms.add(term));
        found.set(id as Id, evidence);
      }
    });
    return found;
  }

  /** How much a concept tells pages apart: what few pages have, and what none has, tells most. */
  function informationOf(pagesWithIt: number): number {
    return tells(pagesWithIt) * (pagesWithIt === 0 ? weights.unknown : 1);
  }

  function termsShownBy(terms: Iterable<string>): Set<string> {
    return new Set(
      [...terms].flatMap((term) =>
        term.startsWith('=') ? synonyms.termsOf(term) : [term, ...lexicon.partsOf(term)],
      ),
    );
  }

  return (query) => {
    const concepts = conceptsOf(query, {
      lexicon,
      synonyms,
      vocabulary,
      known,
      informationOf: (term) => tells(pageCounts.get(term) ?? 0),
    });
    const onPages = concepts.map(({terms}) => searchTerms(pageIndex, terms));
    const inRecords = concepts.map(({terms}) => searchTerms(recordIndex, terms));
    const information = onPages.map(({length}) => informationOf(length));
    const pageEvidence = evidenceOf<string>(onPages, information);
    const best = Math.max(...[...pageEvidence.values()].map(({score}) => score));
    const recordEvidence = [...evidenceOf<number>(inRecords, information)].flatMap(
      ([id, evidence]) => {
        const record = records[id];
        return record ? [{record, evidence, url: pageOf(record)}] : [];
      },
    );
    const coverages = new Map<string, number>();
    for (const {url, evidence} of recordEvidence) {
      coverages.set(url, Math.max(evidence.coverage, coverages.get(url) ?? 0));
    }
    return recordEvidence
      .flatMap(({record, url, evidence: {score, coverage, terms}}): Match[] => {
        const page = pageEvidence.get(url);
        if (!page || (coverages.get(url) ?? 0) < weights.floor) {
          return [];
        }
        const total =
          score *
          (page.score / best) ** weights.pageScore *
          page.coverage ** weights.pageCoverage *
          coverage ** weights.recordCoverage *
          (1 + (weights.level * record.weight.level) / 100) *
          (pageWeights.get(url) ?? 1);
        return [{record, score: total, terms}];
      })
      .sort(byScore)
      .map((match, place) =>
        place < weights.refined
          ? {...match, score: match.score * refinement(match, concepts)}
          : match,
      )
      .sort(byScore)
      .map((match) => ({...match, terms: termsShownBy(match.terms)}));
  };
}

function searchTerms<Id>(
  index: MiniSearch<Fields & {id: Id}>,
  terms: ReadonlyMap<string, number>,
): SearchResult[] {
  return index.search(
    {queries: [...terms.keys()], combineWith: 'OR'},
    {
      boost: weights.fields,
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boostTerm: (term) => terms.get(term) ?? 1,
    },
  );
}

function byScore(a: Match, b: Match): number {
  return b.score - a.score || a.record.weight.position - b.record.weight.position;
}

/** Prefers records whose heading is what was asked for, and whose words stand as in the query. */
function refinement({record}: Match, concepts: readonly Concept[]): number {
  const title = termsOf(record.hierarchy[record.type === 'content' ? 'lvl1' : record.type] ?? '');
  const text = [...title, ...termsOf(record.content ?? '')];
  const asked = (term: string) => concepts.some(({terms}) => terms.has(term));
  const heading = title.filter(asked).length / Math.max(1, title.length);
  const pairs = concepts.slice(1).filter((concept, index) => {
    const before = concepts[index];
    return text.some(
      (term, place) => before?.terms.has(term) && concept.terms.has(text[place + 1] ?? ''),
    );
  });
  const proximity = pairs.length / Math.max(1, concepts.length - 1);
  return (1 + weights.heading * heading) * (1 + weights.proximity * proximity);
}
