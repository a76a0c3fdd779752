import intents from './intents.json';
import synonyms from './synonyms.json';
import type {SearchParams, SearchQuery, SearchResult} from '../core/client';
import {limits} from '../core/client';
import type {SearchRecord} from '../core/record';
import {hitOf} from './answer';
import {rank, shownTermsOf, type Match} from './ranking';
import {createSiteIndex} from './site-index';

/** Answers queries over the records it was made of, in Algolia's terms. */
export interface SearchEngine {
  search(query: SearchQuery): SearchResult;
}

/** So many hits of a page come before those of pages that answer less well. */
const hitsOfPage = 3;

/** Creates the embedded engine. */
export function createEngine(records: readonly SearchRecord[]): SearchEngine {
  const steps = createEngineInSteps(records);
  let step = steps.next();
  while (!step.done) {
    step = steps.next();
  }
  return step.value;
}

/**
 * Creates the embedded engine a page at each step, for a thread that has something else to do.
 *
 * Each URL is listed once, with its best record, as DocSearch's indices do (`distinct`).
 */
export function* createEngineInSteps(
  records: readonly SearchRecord[],
): Generator<void, SearchEngine> {
  const index = yield* createSiteIndex(records, synonyms, intents);
  return {
    search({query, params}) {
      const perPage = params.hitsPerPage ?? limits.hitsPerPage;
      const page = params.page ?? 0;
      const passes = facetsTest(params.facetFilters ?? []);
      const found = spread(rank(query, index).filter(({record}) => passes(record)));
      return {
        hits: found
          .slice(page * perPage, (page + 1) * perPage)
          .map(({record, terms}) => hitOf(record, shownTermsOf(terms, index), params)),
        nbHits: found.length,
        page,
        nbPages: Math.ceil(found.length / perPage),
      };
    },
  };
}

/** Algolia's facet filters, for the facets that records have; any other facet matches nothing. */
function facetsTest(
  filters: NonNullable<SearchParams['facetFilters']>,
): (record: SearchRecord) => boolean {
  const all = filters.map((filter) => new Set([filter].flat()));
  return ({language, docusaurus_tag: tag, version}) =>
    all.every(
      (any) =>
        any.has(`language:${language}`) ||
        any.has(`docusaurus_tag:${tag}`) ||
        any.has(`version:${version}`),
    );
}

/**
 * Puts hits behind that would hide others: the further ones of a page, so that one long page does not
 * take a whole category, and what a category has beyond the hits that a results list shows of it.
 */
function spread(matches: readonly Match[]): Match[] {
  const byPage = interleave(matches, hitsOfPage, ({page}) => page);
  return interleave(byPage, limits.hitsPerGroup, ({record}) => record.hierarchy.lvl0 ?? '');
}

/** Orders matches in blocks, each with so many of a kind at most, and otherwise in their order. */
function interleave(
  matches: readonly Match[],
  mostOfKind: number,
  kindOf: (match: Match) => string,
): Match[] {
  const counts = new Map<string, number>();
  const blocks: Match[][] = [];
  for (const match of matches) {
    const kind = kindOf(match);
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    (blocks[Math.floor(count / mostOfKind)] ??= []).push(match);
  }
  return blocks.flat();
}
