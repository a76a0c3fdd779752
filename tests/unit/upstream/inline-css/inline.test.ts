import {describe, expect, test} from 'vitest';
import {
  kindOf,
  loadedSheet,
  stylesOf,
  withStyles,
} from '../../../../src/upstream/inline-css/inline';

const sheets = ['/assets/css/a.css', '/assets/css/b.css'];

const withStylesOf = (html: string, critical = 'a{color:red}\n') =>
  withStyles(html, stylesOf(html).links, sheets, {critical, rest: ['b{top:0}', critical]});

const later = (rest = 'a{color:red}') =>
  `<style data-href="/assets/css/a.css">b{top:0}</style><style data-href="/assets/css/b.css">${rest}</style>` +
  "<script>document.head.append(...document.querySelectorAll('body>style'))</script>" +
  `<link rel="stylesheet" href="${loadedSheet.href}">`;

describe('the styles of a page', () => {
  test('replace its links to style sheets; what it does not need at once is at its end', () => {
    expect(
      withStylesOf(
        '<head><title>é</title><link rel=stylesheet href=/assets/css/a.css /><link rel="icon" href="/i.svg"><link href="/assets/css/b.css" rel="stylesheet"></head><body>x</body></html>',
      ),
    ).toBe(
      `<head><title>é</title><style>a{color:red}</style><link rel="icon" href="/i.svg"></head><body>x${later()}</body></html>`,
    );
  });

  test('come first in a page that begins with a link', () => {
    expect(withStylesOf('<link rel="stylesheet" href="/assets/css/a.css">x')).toBe(
      `<style>a{color:red}</style>x${later()}`,
    );
  });

  test('cannot close their tag, and have no pattern of a replacement', () => {
    const escaped = 'i::after{content:"$&\\3c /style><script>"}';
    expect(
      withStylesOf(
        '<link rel="stylesheet" href="/a.css">',
        'i::after{content:"$&</style><script>"}',
      ),
    ).toBe(`<style>${escaped}</style>${later(escaped)}`);
  });

  test('do not hide the banner about a wrong base URL, which a file does', () => {
    expect(withStylesOf('<link rel="stylesheet" href="/a.css">', loadedSheet.text)).toContain(
      '<style></style>',
    );
  });
});

describe('what is read from a page', () => {
  test('has its elements, classes and ids, and the classes of its root', () => {
    const {names, classes} = stylesOf(
      '<html class="plugin-docs  x"><body id=top><p class="a\nb">text</p></body></html>',
    );
    expect([...names].sort()).toEqual(
      ['a', 'b', 'body', 'html', 'p', 'plugin-docs', 'top', 'x'].sort(),
    );
    expect(classes).toEqual(['plugin-docs', 'x']);
  });

  test('has no links to other sites, or in comments and scripts', () => {
    const {links} = stylesOf(
      '<link rel="stylesheet" href="//example.org/a.css"><link rel="stylesheet" href="https://example.org/a.css">' +
        '<!-- <link rel="stylesheet" href="/a.css"> --><script>"<link rel=\'stylesheet\' href=\'/a.css\'>"</script>',
    );
    expect(links).toEqual([]);
  });
});

test('pages of one kind differ only in the id of their document, apart from those with a kind of their own', () => {
  expect(kindOf(['plugin-docs', 'docs-doc-id-guides/vpn'])).toBe(
    kindOf(['plugin-docs', 'docs-doc-id-guides/faq']),
  );
  expect(kindOf(['plugin-docs', 'docs-doc-id-intro'])).not.toBe(kindOf(['plugin-docs']));
  expect(kindOf(['plugin-blog'])).not.toBe(kindOf(['plugin-docs']));
});
