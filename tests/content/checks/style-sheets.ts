import {absentClasses} from '../../../src/plugins/purge-css/purge';
import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';

/** The style sheets of a page, which it loads after what it shows. */
export const sheetSelector = 'body > link[rel="stylesheet"]';

/**
 * Finds what is wrong with the styles of a page: none in its head, style sheets that delay the first
 * paint, and those that are missing at its end or there twice.
 */
export function styleSheetProblems({file, $}: BuiltPage): Problem[] {
  const advice = 'see src/upstream/inline-css, which splits the styles of a page';
  const sheets = $(sheetSelector)
    .map((_index, link) => $(link).attr('href'))
    .get();
  const twice = new Set(sheets.filter((sheet, index) => sheets.indexOf(sheet) !== index));
  const early = $('link[rel="stylesheet"]').filter(
    (_index, link) => $(link).is('head *') || $(link).nextAll(':not(link)').length > 0,
  );
  return [
    ...($('head style').length === 0 ? ['has no styles in its head'] : []),
    ...(sheets.length === 0 ? ['has no style sheet at its end'] : []),
    ...[...twice].map((sheet) => `has ${sheet} twice`),
    ...early.map((_index, link) => `waits for ${$(link).attr('href') ?? ''}`).get(),
  ].map((problem) => ({file, message: `${problem}; ${advice}`}));
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
