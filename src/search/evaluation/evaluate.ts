import {limits, type Closeness} from '../core/client';
import type {SearchEngine} from '../embedded/engine';
import {groupHits} from '../core/groups';
import {searchRequest} from '../core/request';
import {
  meanOf,
  rankOfAnswer,
  rankOfSection,
  routesOf,
  scoresOf,
  sectionsOf,
  type Scores,
} from './metrics';
import {kinds, type JudgedQuery} from './queries';

interface Summary extends Scores {
  queries: number;
  /** Queries without any result. */
  empty: number;
  /** The same for sections, of the queries that are judged by section. */
  sections?: {queries: number; success1: number; success3: number};
}

/** What the dialog shows for a query. */
interface Shown {
  /** The URLs of the hits, in their order. */
  urls: readonly string[];
  /** How well they match, if it says that they do not surely match all of the query. */
  closeness?: Closeness;
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

/** A query without an answer, for which few pages should be shown, or such as come close. */
interface Unanswerable {
  id: string;
  query: string;
  pages: number;
  closeness?: Closeness;
  shown: string[];
}

/** The output of `npm run search:eval -- FILE --json`. */
export interface Report {
  all: Summary;
  byKind: Partial<Record<JudgedQuery['kind'], Summary>>;
  misses: Miss[];
  none: Unanswerable[];
}

/** Searches as the dialog does. */
export function shownFor(engine: SearchEngine, query: string): Shown {
  const request = searchRequest({indexName: 'eval', query, snippetWords: limits.snippetWords});
  const {hits, closeness} = engine.search(request);
  return {
    urls: groupHits(hits).flatMap((group) => group.hits.map(({url}) => url)),
    ...(closeness && {closeness}),
  };
}

/** Runs judged queries, and scores the pages and sections shown. */
export function evaluate(
  queries: readonly JudgedQuery[],
  search: (query: string) => Shown,
): Report {
  const runs = queries.map((judged) => {
    const {urls, closeness} = search(judged.query);
    const routes = routesOf(urls);
    const sections = sectionsOf(judged);
    return {
      judged,
      routes,
      closeness,
      scores: scoresOf(routes, judged.relevant),
      section: sections.size > 0 ? (rankOfSection(urls, sections) ?? Infinity) : undefined,
    };
  });
  const scored = runs.filter(({judged}) => judged.kind !== 'none');

  function summaryOf(some: typeof runs): Summary {
    const ranks = some.flatMap(({section}) => section ?? []);
    const shareWithin = (rank: number) =>
      ranks.filter((each) => each <= rank).length / ranks.length;
    return {
      queries: some.length,
      ...meanOf(some.map(({scores}) => scores)),
      empty: some.filter(({routes}) => routes.length === 0).length,
      ...(ranks.length > 0 && {
        sections: {queries: ranks.length, success1: shareWithin(1), success3: shareWithin(3)},
      }),
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
      .map(({judged: {id, query}, routes, closeness}) => ({
        id,
        query,
        pages: routes.length,
        ...(closeness && {closeness}),
        shown: routes.slice(0, 3),
      })),
  };
}
