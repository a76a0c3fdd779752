import {expect, test} from 'vitest';
import {
  inlineCodeOf,
  joinInlineCode,
  withPolicy,
} from '../../../../src/plugins/content-security-policy/inline';

test('finds each text that browsers hash, once', () => {
  const html = `<!doctype html><script>a &amp;&amp; "b"</script><style>p > a {}</style>
    <p style="color: &quot;red&quot;"></p><script>a &amp;&amp; "b"</script><i style=top:0></i>`;
  expect(inlineCodeOf(html)).toEqual({
    scripts: ['a &amp;&amp; "b"'],
    styles: ['p > a {}'],
    styleAttributes: ['color: "red"', 'top:0'],
  });
});

test.each(['', ' type=module', ' type="text/javascript"', ' type=importmap', ' data-rh=true'])(
  'takes <script%s> for one that runs',
  (attributes) => {
    expect(inlineCodeOf(`<script${attributes}>run()</script>`).scripts).toEqual(['run()']);
  },
);

test.each([' src=/main.js', ' type="application/ld+json"', ' type=text/template'])(
  'leaves <script%s> out',
  (attributes) => {
    expect(inlineCodeOf(`<script${attributes}>{}</script>`).scripts).toEqual([]);
  },
);

test('normalizes line breaks like browsers', () => {
  expect(inlineCodeOf('<script>a\r\nb\rc</script>').scripts).toEqual(['a\nb\nc']);
});

test('finds styles in markup inside scripts', () => {
  const html = `<script>box.innerHTML = '<b style="color: red">x</b><i style="top: 0"></i>'</script>`;
  expect(inlineCodeOf(html).styleAttributes).toEqual(['color: red', 'top: 0']);
});

test('does not read text as markup', () => {
  const html =
    '<title><script>no()</script></title><!-- <style>no</style> --><pre>&lt;script></pre>';
  expect(inlineCodeOf(html)).toEqual({scripts: [], styles: [], styleAttributes: []});
});

test('the inline code of several pages is merged and sorted', () => {
  const [one, two] = ['<script>b</script><i style=x>', '<script>a</script><script>b</script>'].map(
    inlineCodeOf,
  );
  const joined = {scripts: ['a', 'b'], styles: [], styleAttributes: ['x']};
  expect(one && two && joinInlineCode([one, two])).toEqual(joined);
  expect(one && two && joinInlineCode([two, one])).toEqual(joined);
});

test.each(['<meta charset=UTF-8>', '<meta charset="utf-8" />', "<meta charset='utf-8'>"])(
  'puts the policy right behind %s',
  (charset) => {
    expect(withPolicy(`<head>${charset}<script>`, "default-src 'none'")).toBe(
      `<head>${charset}<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><script>`,
    );
  },
);

test.each(['<head><title>x</title>', '<script></script><meta charset=utf-8>'])(
  'refuses %s, where the policy would come late or never',
  (html) => {
    expect(() => withPolicy(html, 'x')).toThrow(/^has no <meta charset="utf-8"> before/);
  },
);
