import {absentClasses} from '../../../src/plugins/purge-css/purge';
import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';

/** The inline style sheets of a page, which have their source in `data-href`. */
export const sheetSelector = 'head style[data-href]';

/**
 * Finds style sheets that a page contains twice, and those that it only links to, which delay the
 * first paint.
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
      message: `has ${sheet} twice; see src/upstream/inline-css, which inlines style sheets`,
    })),
    ...named.map((sheet) => ({
      file,
      message: `waits for ${sheet}; see src/upstream/inline-css, which inlines style sheets`,
    })),
  ];
}

/** Finds classes whose styles are purged because no page had them. */
export function absentClassProblems({file, $}: BuiltPage): Problem[] {
  const classes = new Set(
    $('[class]')
      .map((_index, element) => $(element).attr('class')?.split(/\s+/) ?? [])
      .get(),
  );
  return [...classes]
    .filter((name) =>
      absentClasses.some((absent) =>
        typeof absent === 'string' ? absent === name : absent.test(name),
      ),
    )
    .map((name) => ({
      file,
      message: `has the class ${name}, whose styles are purged; remove it from absentClasses in src/plugins/purge-css/purge.ts`,
    }));
}
