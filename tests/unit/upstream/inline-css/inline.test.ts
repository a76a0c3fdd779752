import {describe, expect, test} from 'vitest';
import {
  loadedSheet,
  sheetsOf,
  withSectionSheets,
  withSheetsInline,
} from '../../../../src/upstream/inline-css/inline';

const texts = new Map([
  ['/assets/css/a.css', 'a{color:red}\n'],
  ['/assets/css/b.css', 'b{color:blue}'],
  ['/assets/css/end.css', 'i::after{content:"</style><script>"}'],
]);

const inlined = (html: string) => withSheetsInline(html, sheetsOf(html), texts);

const loaded = `<link rel="stylesheet" href="${loadedSheet.href}">`;

describe('the style sheets of a page', () => {
  test('are inlined in their order, and the rest of the page does not change', () => {
    expect(
      inlined(
        '<head><title>é</title><link rel=stylesheet href=/assets/css/a.css /><link rel="icon" href="/i.svg"><link href="/assets/css/b.css" rel="stylesheet"></head><body>x</body></html>',
      ),
    ).toBe(
      `<head><title>é</title><style data-href="/assets/css/a.css">a{color:red}</style><link rel="icon" href="/i.svg"><style data-href="/assets/css/b.css">b{color:blue}</style></head><body>x${loaded}</body></html>`,
    );
  });

  test('are not inlined if they are from another site', () => {
    const html =
      '<link rel="stylesheet" href="//example.org/a.css"><link rel="stylesheet" href="https://example.org/a.css">';
    expect(inlined(html)).toBe(html);
  });

  test('cannot close their tag', () => {
    expect(inlined('<link rel="stylesheet" href="/assets/css/end.css">')).toBe(
      `<style data-href="/assets/css/end.css">i::after{content:"\\3c /style><script>"}</style>${loaded}`,
    );
  });

  test('do not contain the rule that detects missing files', () => {
    const rule = '#__docusaurus-base-url-issue-banner-container{display:none}';
    const sheets = new Map([['/assets/css/c.css', `@layer a{${rule}}p{color:red}`]]);
    const html = '<link rel="stylesheet" href="/assets/css/c.css">';
    expect(withSheetsInline(html, sheetsOf(html), sheets)).toBe(
      `<style data-href="/assets/css/c.css">@layer a{}p{color:red}</style>${loaded}`,
    );
    expect(loadedSheet.text).toBe(rule);
  });

  test('must be files of the site', () => {
    expect(() => inlined('<link rel="stylesheet" href="/assets/css/none.css">')).toThrow(
      'names /assets/css/none.css, which is no file of the site',
    );
  });
});

test('links in comments and scripts are ignored', () => {
  const html =
    '<!-- <link rel="stylesheet" href="/assets/css/a.css"> --><script>"<link rel=\'stylesheet\' href=\'/assets/css/a.css\'>"</script>';
  expect(inlined(html)).toBe(html);
});

describe('the style sheet of a section', () => {
  const sheets = [{href: '/assets/css/blog.css', pageClass: 'plugin-blog'}];

  test('is inlined after the others on the pages of that section', () => {
    expect(
      withSectionSheets(
        '<html class="plugin-blog plugin-id-default"><head><link rel="stylesheet" href="/a.css"></head></html>',
        sheets,
      ),
    ).toBe(
      '<html class="plugin-blog plugin-id-default"><head><link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/assets/css/blog.css"></head></html>',
    );
  });

  test('is not inlined on other pages', () => {
    const html = '<html class="plugin-docs"><head></head><body class="plugin-blog"></body></html>';
    expect(withSectionSheets(html, sheets)).toBe(html);
  });
});
