import {absentClasses, obsoleteSelector} from '../../../src/plugins/purge-css/purge';
import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';

/** The style sheets of a page without what is in its head; `data-href` is the path of each. */
export const sheetSelector = 'body > style[data-href]';

/**
 * Finds what is wrong with the styles of a page: none in its head, style sheets that are missing at
 * its end or there twice, and links that delay the first paint.
 */
export function styleSheetProblems({file, $}: BuiltPage): Problem[] {
  const advice = 'see src/upstream/inline-css, which splits the styles of a page';
  const sheets = $(sheetSelector)
    .map((_index, style) => $(style).attr('data-href'))
    .get();
  const twice = new Set(sheets.filter((sheet, index) => sheets.indexOf(sheet) !== index));
  const early = $('link[rel="stylesheet"]').filter(
    (_index, link) => $(link).is('head *') || $(link).nextAll().length > 0,
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

/**
 * Finds style sheets that still restyle every element when the reader changes from mouse to keyboard.
 *
 * @param sheets text by path
 */
export function obsoleteSelectorProblems(sheets: Readonly<Record<string, string>>): Problem[] {
  const [className = ''] = /[\w-]*keyboard/.exec(obsoleteSelector) ?? [];
  return Object.entries(sheets)
    .filter(([, text]) => text.includes(className))
    .map(([file]) => ({
      file,
      message: `has a rule for the class ${className}, which restyles every element; correct obsoleteSelector in src/plugins/purge-css/purge.ts`,
    }));
}
