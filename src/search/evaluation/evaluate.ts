import {limits} from '../core/client';
import type {SearchEngine} from '../embedded/engine';
import {groupHits} from '../core/groups';
import {searchRequest} from '../core/request';
import {meanOf, rankOfAnswer, routesOf, scoresOf, type Scores} from './metrics';
import {kinds, type JudgedQuery} from './queries';

interface Summary extends Scores {
  queries: number;
  /** Queries without any result. */
  empty: number;
}

/** A query whose first result is not an answer. */
interface Miss {
  id: string;
  query: string;
  kind: JudgedQuery['kind'];
  /** The rank of the first answer among the first ten pages, or null. */
  rank: number | null;
  /** The pages that answer it. */
  expected: string[];
  /** The first three pages shown. */
  shown: string[];
}

/** A query without an answer, for which few pages should be shown. */
interface Unanswerable {
  id: string;
  query: string;
  pages: number;
  shown: string[];
}

/** The output of `npm run search:eval -- FILE --json`. */
export interface Report {
  all: Summary;
  byKind: Partial<Record<JudgedQuery['kind'], Summary>>;
  misses: Miss[];
  none: Unanswerable[];
}

/** Returns the URLs that the dialog shows for a query, in its order. */
export function shownUrls(engine: SearchEngine, query: string): string[] {
  const request = searchRequest({indexName: 'eval', query, snippetWords: limits.snippetWords});
  return groupHits(engine.search(request).hits).flatMap(({hits}) => hits.map(({url}) => url));
}

/**
 * Runs judged queries and scores the pages shown.
 *
 * @param urlsOf returns the URLs shown for a query, in order
 */
export function evaluate(
  queries: readonly JudgedQuery[],
  urlsOf: (query: string) => readonly string[],
): Report {
  const runs = queries.map((judged) => {
    const routes = routesOf(urlsOf(judged.query));
    return {judged, routes, scores: scoresOf(routes, judged.relevant)};
  });
  const scored = runs.filter(({judged}) => judged.kind !== 'none');

  function summaryOf(some: typeof runs): Summary {
    return {
      queries: some.length,
      ...meanOf(some.map(({scores}) => scores)),
      empty: some.filter(({routes}) => routes.length === 0).length,
    };
  }

  const byKind = kinds.flatMap((kind) => {
    const some = scored.filter(({judged}) => judged.kind === kind);
    return some.length > 0 ? [[kind, summaryOf(some)] as const] : [];
  });
  return {
    all: summaryOf(scored),
    byKind: Object.fromEntries(byKind),
    misses: scored
      .filter(({scores}) => scores.success1 === 0)
      .map(({judged: {id, query, kind, relevant}, routes}) => ({
        id,
        query,
        kind,
        rank: rankOfAnswer(routes, relevant) ?? null,
        expected: relevant.filter(({grade}) => grade >= 2).map(({route}) => route),
        shown: routes.slice(0, 3),
      })),
    none: runs
      .filter(({judged}) => judged.kind === 'none')
      .map(({judged: {id, query}, routes}) => ({
        id,
        query,
        pages: routes.length,
        shown: routes.slice(0, 3),
      })),
  };
}
