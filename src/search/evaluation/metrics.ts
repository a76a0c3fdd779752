import type {JudgedQuery} from './queries';

/** The number of pages that are scored, since nobody scrolls further. */
const depth = 10;

/** The minimum grade of a page that answers a query. */
const answerGrade = 2;

/** The scores of a ranking for one query, or their means over several. */
export interface Scores {
  mrr10: number;
  success1: number;
  success3: number;
  ndcg10: number;
}

/** Returns the pages of a list of hits: each route once, in the order of its first hit. */
export function routesOf(urls: readonly string[]): string[] {
  const routes = urls.map((url) => routeOf(new URL(url, 'https://site.invalid').pathname));
  return [...new Set(routes)].slice(0, depth);
}

/**
 * Returns the URLs of the sections that answer a query, of a set that judges sections: `/route#id`.
 */
export function sectionsOf({relevant, half}: JudgedQuery): Set<string> {
  return new Set(
    half === undefined
      ? []
      : relevant.flatMap(({route, heading, grade}) =>
          heading !== undefined && grade >= answerGrade ? [`${route}#${heading}`] : [],
        ),
  );
}

/** Returns the one-based rank of the first hit that is one of the sections. */
export function rankOfSection(
  urls: readonly string[],
  sections: ReadonlySet<string>,
): number | undefined {
  const index = urls.findIndex((url) => {
    const {pathname, hash} = new URL(url, 'https://site.invalid');
    return sections.has(`${routeOf(pathname)}${hash}`);
  });
  return index === -1 ? undefined : index + 1;
}

function routeOf(pathname: string): string {
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '');
}

/** Returns the one-based rank of the first answer, or undefined if there is none. */
export function rankOfAnswer(
  routes: readonly string[],
  relevant: JudgedQuery['relevant'],
): number | undefined {
  const answers = new Set(
    relevant.filter(({grade}) => grade >= answerGrade).map(({route}) => route),
  );
  const index = routes.findIndex((route) => answers.has(route));
  return index === -1 ? undefined : index + 1;
}

/** Scores a ranking of pages. */
export function scoresOf(routes: readonly string[], relevant: JudgedQuery['relevant']): Scores {
  const rank = rankOfAnswer(routes, relevant);
  const grades = gradesOf(relevant);
  const ideal = gainOf([...grades.values()].sort((a, b) => b - a));
  return {
    mrr10: rank === undefined ? 0 : 1 / rank,
    success1: rank === 1 ? 1 : 0,
    success3: rank !== undefined && rank <= 3 ? 1 : 0,
    ndcg10: ideal === 0 ? 0 : gainOf(routes.map((route) => grades.get(route) ?? 0)) / ideal,
  };
}

/** The grade of each page, which is that of its best section. */
function gradesOf(relevant: JudgedQuery['relevant']): Map<string, number> {
  const grades = new Map<string, number>();
  for (const {route, grade} of relevant) {
    grades.set(route, Math.max(grade, grades.get(route) ?? 0));
  }
  return grades;
}

/** Discounted cumulative gain: 2^grade − 1, divided by log2 of the rank plus 1. */
function gainOf(grades: readonly number[]): number {
  return grades
    .slice(0, depth)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

/** Returns the mean of each score, which is 0 if there are none. */
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
