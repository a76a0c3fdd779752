import intents from './intents.json';
import synonyms from './synonyms.json';
import type {SearchParams, SearchQuery, SearchResult} from '../core/client';
import {limits} from '../core/client';
import type {Background} from '../core/background';
import {mostSections, type FoundSections} from '../core/passage';
import {sectionFacet, type SearchRecord} from '../core/record';
import {createHit} from './create-hit';
import {marksOf} from './marks';
import type {Knowledge} from './phrasebook';
import {rankLines} from './message-lines';
import {rank, type Match} from './ranking';
import {createSiteIndex} from './site-index';

/** Searches its records, with Algolia's parameters and results. */
export interface SearchEngine {
  search(query: SearchQuery): SearchResult;
  /** Finds the sections that say something about a question, with their whole text. */
  findSections(question: string): FoundSections;
  /** Tells for each of some words, folded, whether a text has it, or one that begins like it. */
  knowledgeOf(words: readonly string[]): Knowledge[];
}

/** How many hits of a page may precede those of pages with lower scores. */
const consecutiveHits = 3;

/** Creates the embedded engine. */
export function createEngine(
  records: readonly SearchRecord[],
  background?: Background,
): SearchEngine {
  const steps = createEngineInSteps(records, background);
  let step = steps.next();
  while (!step.done) {
    step = steps.next();
  }
  return step.value;
}

/**
 * Creates the embedded engine in steps of one page each, so that the thread can do other work in
 * between.
 *
 * Each URL is found once, with its best record, as in DocSearch's indices (`distinct`).
 */
export function* createEngineInSteps(
  records: readonly SearchRecord[],
  background?: Background,
): Generator<void, SearchEngine> {
  const index = yield* createSiteIndex(records, synonyms, intents, background);
  return {
    search({query, params}) {
      const perPage = params.hitsPerPage ?? limits.hitsPerPage;
      const page = params.page ?? 0;
      const matchesFacets = createFacetFilter(params.facetFilters ?? []);
      const ranking = rankLines(query, index);
      const matches = diversify(ranking.matches.filter(({record}) => matchesFacets(record)));
      return {
        hits: matches
          .slice(page * perPage, (page + 1) * perPage)
          .map(({record, lead, isMeaning, terms}) =>
            createHit(record, marksOf(terms, ranking.words, index), params, {lead, isMeaning}),
          ),
        nbHits: matches.length,
        page,
        nbPages: Math.ceil(matches.length / perPage),
        ...(params.facets?.includes(sectionFacet) && {
          facets: {[sectionFacet]: countBySection(matches)},
        }),
        ...(ranking.closeness && matches.length > 0 && {closeness: ranking.closeness}),
      };
    },
    findSections(question) {
      // An answer may take its words from several sections.
      const {matches, closeness} = rank(question, index);
      return {
        ...(closeness && {closeness}),
        sections: matches.slice(0, mostSections).map((match) => {
          const {indexed, record, bestText = record, factors, coverage} = match;
          const {records} = indexed.section;
          return {records, best: records.indexOf(bestText), factors, coverage};
        }),
      };
    },
    knowledgeOf(words) {
      const {words: known, hasBeginning} = index.lexicon;
      return words.map((word) => {
        if (known.has(word)) {
          return 'word';
        }
        return hasBeginning(word) ? 'beginning' : undefined;
      });
    },
  };
}

/** Implements Algolia's facet filters. A facet that records do not have matches nothing. */
function createFacetFilter(
  filters: NonNullable<SearchParams['facetFilters']>,
): (record: SearchRecord) => boolean {
  const all = filters.map((filter) => new Set([filter].flat()));
  return ({language, docusaurus_tag: tag, version, hierarchy}) =>
    all.every(
      (any) =>
        any.has(`language:${language}`) ||
        any.has(`docusaurus_tag:${tag}`) ||
        any.has(`version:${version}`) ||
        any.has(`${sectionFacet}:${hierarchy.lvl0}`),
    );
}

/** Counts matches by their section, the section of the best match first. */
function countBySection(matches: readonly Match[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const {record} of matches) {
    const section = record.hierarchy.lvl0;
    if (section) {
      counts[section] = (counts[section] ?? 0) + 1;
    }
  }
  return counts;
}

/**
 * Moves hits down that would hide others: further ones of the same page, so that a long page does not
 * fill a category, and those of a category beyond the number that a results list shows.
 */
function diversify(matches: readonly Match[]): Match[] {
  const byPage = interleave(matches, consecutiveHits, ({page}) => page);
  return interleave(byPage, limits.hitsPerGroup, ({record}) => record.hierarchy.lvl0 ?? '');
}

/** Sorts matches into blocks with a maximum number of each kind, and keeps their order otherwise. */
function interleave(
  matches: readonly Match[],
  maxOfKind: number,
  kindOf: (match: Match) => string,
): Match[] {
  const counts = new Map<string, number>();
  const blocks: Match[][] = [];
  for (const match of matches) {
    const kind = kindOf(match);
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    (blocks[Math.floor(count / maxOfKind)] ??= []).push(match);
  }
  return blocks.flat();
}
