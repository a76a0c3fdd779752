import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';

/** The style sheets of a page; inline ones name their source in `data-href`. */
export const sheetSelector = 'head style[data-href]';

/**
 * Style sheets that a page contains twice, and those that it only links to, which delay the first
 * paint.
 */
export function styleSheetProblems({file, $}: BuiltPage): Problem[] {
  const sheets = $(sheetSelector)
    .map((_index, style) => $(style).attr('data-href'))
    .get();
  const twice = new Set(sheets.filter((sheet, index) => sheets.indexOf(sheet) !== index));
  const named = $('head link[rel="stylesheet"]')
    .map((_index, link) => $(link).attr('href'))
    .get();
  return [
    ...[...twice].map((sheet) => ({
      file,
      message: `has ${sheet} twice; see src/upstream/inline-css, which puts sheets into the pages`,
    })),
    ...named.map((sheet) => ({
      file,
      message: `waits for ${sheet}; see src/upstream/inline-css, which puts sheets into the pages`,
    })),
  ];
}
