import {PurgeCSS} from 'purgecss';

/** Elements of pages whose tags the minifier leaves out. */
const impliedElements = ['html', 'head', 'body', 'tbody'];

/**
 * The rules of a style sheet that can apply to a page before scripts change it. Every attribute counts
 * as present, because scripts in the head set some of `<html>` before the first paint.
 *
 * @param sheet all style sheets of the page, joined
 * @param names the elements, classes and ids of the page
 */
export async function criticalStyles(sheet: string, names: Iterable<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: [...impliedElements, ...names].join(' '), extension: 'names'}],
    css: [{raw: sheet}],
    defaultExtractor: (text) => text.split(' '),
    dynamicAttributes: Array.from(sheet.matchAll(/\[([\w-]+)/g), ([, name = '']) => name),
    // What a selector without any name matches is not known here.
    safelist: {standard: [/^:/]},
    variables: true,
    keyframes: true,
  });
  if (!result) {
    throw new Error('PurgeCSS returned no style sheet.');
  }
  return layersOf(sheet) + result.css;
}

/** A statement with the layers of a style sheet: their order stays, even if one has no rules here. */
function layersOf(sheet: string): string {
  const names = Array.from(sheet.matchAll(/@layer\s+([\w.,\s-]+)/g), ([, list = '']) =>
    list.trim(),
  );
  return names.length > 0 ? `@layer ${[...new Set(names)].join(',')};` : '';
}
