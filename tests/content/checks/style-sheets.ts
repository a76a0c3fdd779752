import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';

/**
 * Style sheets that a page names twice. Each rule of such a sheet is applied twice, and whenever a
 * link comes into the head of the page, Chromium styles and lays out all of it anew.
 */
export function styleSheetProblems({file, $}: BuiltPage): Problem[] {
  const sheets = $('link[rel="stylesheet"]')
    .map((_index, link) => $(link).attr('href'))
    .get();
  const twice = new Set(sheets.filter((sheet, index) => sheets.indexOf(sheet) !== index));
  return [...twice].map((sheet) => ({
    file,
    message: `names ${sheet} twice; see src/plugins/page-files, which names the sheets of a page`,
  }));
}
