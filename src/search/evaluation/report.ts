import type {Report} from './evaluate';

const columns = ['', 'queries', 'MRR@10', 'success@1', 'success@3', 'nDCG@10', 'empty'];
const sectionColumns = ['section@1', 'section@3'];

/** Formats a report as lines for a terminal. */
export function reportLines({all, byKind, misses, none}: Report): string[] {
  const header = all.sections ? [...columns, ...sectionColumns] : columns;
  const rows = Object.entries({all, ...byKind}).map(([name, {sections, ...summary}]) => [
    name,
    String(summary.queries),
    ...[summary.mrr10, summary.success1, summary.success3, summary.ndcg10].map(formatScore),
    String(summary.empty),
    ...(sections ? [sections.success1, sections.success3].map(formatScore) : []),
  ]);
  return [
    ...[header, ...rows].map(([name = '', ...cells]) =>
      [name.padEnd(10), ...cells.map((cell) => cell.padStart(10))].join(''),
    ),
    '',
    `Misses: ${misses.length}`,
    ...misses.map(
      ({id, query, kind, rank, expected, shown}) =>
        `  ${id} "${query}" (${kind}): ${rank === null ? 'not found' : `rank ${rank}`}; ` +
        `expected ${expected.join(', ')}; shown ${shown.join(', ') || 'nothing'}`,
    ),
    '',
    `Queries without an answer: ${none.length}`,
    ...none.map(
      ({id, query, pages, closeness, shown}) =>
        `  ${id} "${query}": ${pages} pages${closeness ? ` (${closeness})` : ''}${shown.length > 0 ? `: ${shown.join(', ')}` : ''}`,
    ),
  ];
}

function formatScore(score: number): string {
  return score.toFixed(3);
}
