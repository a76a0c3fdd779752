import type {Passages} from '../core/passage';
import {rankOfAnswer, rankOfSection, routesOf, sectionsOf} from './metrics';
import type {JudgedQuery} from './queries';

/** How well passages answer judged questions. */
export interface PassagesReport {
  questions: number;
  /** The share of the questions with a right section among the first passages, by their number. */
  found: {first: number; firstThree: number; firstSix: number; any: number};
  /** The mean number of passages of a question. */
  passages: number;
  /** Questions without a right section among their passages. */
  misses: {id: string; query: string; expected: string[]; shown: string[]}[];
  /** Questions that the site answers, but that count as not covered. */
  refused: string[];
  /** Queries without an answer, and how many of them count as covered. */
  unanswerable: {queries: number; covered: string[]};
}

/**
 * Runs the questions of a set. Where the set judges sections, a section counts, or else any section
 * of a right page.
 *
 * @param passagesFor returns the passages as a reader or a model gets them
 */
export function evaluatePassages(
  queries: readonly JudgedQuery[],
  passagesFor: (question: string) => Passages,
): PassagesReport {
  const runs = queries
    .filter(({kind}) => kind === 'question')
    .map((judged) => {
      const {passages, isCovered} = passagesFor(judged.query);
      const urls = passages.map(({url}) => url);
      return {judged, urls, isCovered, rank: rankOf(judged, urls) ?? Infinity};
    });
  const without = queries.filter(({kind}) => kind === 'none');
  const share = (within: number) =>
    runs.filter(({rank}) => rank <= within).length / Math.max(1, runs.length);
  return {
    questions: runs.length,
    found: {
      first: share(1),
      firstThree: share(3),
      firstSix: share(6),
      any: share(Number.MAX_SAFE_INTEGER),
    },
    passages: runs.reduce((sum, {urls}) => sum + urls.length, 0) / Math.max(1, runs.length),
    misses: runs
      .filter(({rank}) => rank === Infinity)
      .map(({judged: {id, query, relevant}, urls}) => ({
        id,
        query,
        expected: relevant
          .filter(({grade}) => grade >= 2)
          .map(({route, heading}) => (heading === undefined ? route : `${route}#${heading}`)),
        shown: urls.slice(0, 3),
      })),
    refused: runs.filter(({isCovered}) => !isCovered).map(({judged: {query}}) => query),
    unanswerable: {
      queries: without.length,
      covered: without.map(({query}) => query).filter((query) => passagesFor(query).isCovered),
    },
  };
}

/** Returns the one-based rank of the first passage that is right. */
function rankOf(judged: JudgedQuery, urls: readonly string[]): number | undefined {
  const sections = sectionsOf(judged);
  if (sections.size > 0) {
    return rankOfSection(urls, sections);
  }
  const index = urls.findIndex(
    (url) => rankOfAnswer(routesOf([url]), judged.relevant) !== undefined,
  );
  return index === -1 ? undefined : index + 1;
}

/** Formats a report as lines for a terminal. */
export function passagesReportLines(report: PassagesReport): string[] {
  const {questions, found, passages, misses, refused, unanswerable} = report;
  return [
    `Questions: ${questions}, with ${passages.toFixed(1)} passages each.`,
    `A right section is the first passage for ${percent(found.first)}, among the first three for ` +
      `${percent(found.firstThree)}, the first six for ${percent(found.firstSix)}, all of them for ` +
      `${percent(found.any)}.`,
    '',
    `Misses: ${misses.length}`,
    ...misses.map(
      ({id, query, expected, shown}) =>
        `  ${id} "${query}": expected ${expected.join(', ')}; shown ${shown.join(', ') || 'nothing'}`,
    ),
    '',
    `Answerable, but not called covered: ${refused.length}`,
    ...refused.map((query) => `  "${query}"`),
    '',
    `Without an answer: ${unanswerable.queries}, of which called covered: ${unanswerable.covered.length}`,
    ...unanswerable.covered.map((query) => `  "${query}"`),
  ];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
