import type {JudgedQuery} from './queries';

/** Pages looked at: what comes later, nobody scrolls to. */
const depth = 10;

/** From this grade on, a page answers the query. */
const answers = 2;

/** How well a ranking answers one query, or the mean over several. */
export interface Scores {
  mrr10: number;
  success1: number;
  success3: number;
  ndcg10: number;
}

/** The pages behind a list of hit addresses: each route once, in the order of its first hit. */
export function routesOf(urls: readonly string[]): string[] {
  const routes = urls.map((url) => {
    const {pathname} = new URL(url, 'https://site.invalid');
    return pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  });
  return [...new Set(routes)].slice(0, depth);
}

/** The rank of the first page that answers, counted from 1; undefined when none does. */
export function rankOfAnswer(
  routes: readonly string[],
  relevant: JudgedQuery['relevant'],
): number | undefined {
  const right = new Set(relevant.filter(({grade}) => grade >= answers).map(({route}) => route));
  const index = routes.findIndex((route) => right.has(route));
  return index === -1 ? undefined : index + 1;
}

/** Scores one ranking of pages. */
export function scoresOf(routes: readonly string[], relevant: JudgedQuery['relevant']): Scores {
  const rank = rankOfAnswer(routes, relevant);
  const grades = new Map(relevant.map(({route, grade}) => [route, grade]));
  const ideal = gainOf(relevant.map(({grade}) => grade).sort((a, b) => b - a));
  return {
    mrr10: rank === undefined ? 0 : 1 / rank,
    success1: rank === 1 ? 1 : 0,
    success3: rank !== undefined && rank <= 3 ? 1 : 0,
    ndcg10: ideal === 0 ? 0 : gainOf(routes.map((route) => grades.get(route) ?? 0)) / ideal,
  };
}

/** Discounted cumulative gain: 2^grade − 1, divided by log2 of the rank plus 1. */
function gainOf(grades: readonly number[]): number {
  return grades
    .slice(0, depth)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

/** The mean of each score; all 0 for none. */
export function meanOf(scores: readonly Scores[]): Scores {
  const mean = (name: keyof Scores) =>
    scores.reduce((sum, score) => sum + score[name], 0) / Math.max(1, scores.length);
  return {
    mrr10: mean('mrr10'),
    success1: mean('success1'),
    success3: mean('success3'),
    ndcg10: mean('ndcg10'),
  };
}
