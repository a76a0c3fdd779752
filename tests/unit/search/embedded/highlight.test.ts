import {describe, expect, test} from 'vitest';
import {highlight, snippet} from '../../../../src/search/embedded/highlight';
import {stemOf} from '../../../../src/search/embedded/stem';

// cspell:words úpdate ünïcode

const tags = {preTag: '<mark>', postTag: '</mark>'};
const terms = (...words: string[]) => new Set(words.map(stemOf));

describe('highlight', () => {
  test('highlights every matched word, whatever its case and accents', () => {
    expect(highlight('Update, the UPDATE and an Úpdate', terms('update'), tags)).toBe(
      '<mark>Update</mark>, the <mark>UPDATE</mark> and an <mark>Úpdate</mark>',
    );
  });

  test('highlights whole words only', () => {
    expect(highlight('updater update', terms('update'), tags)).toBe('updater <mark>update</mark>');
  });

  test('highlights every inflection of a matched word', () => {
    expect(highlight('updates, updating', terms('update'), tags)).toBe(
      '<mark>updates</mark>, <mark>updating</mark>',
    );
  });

  test.each([
    ['beside another', 'There is no sound.', 'There is <mark>no</mark> <mark>sound</mark>.'],
    ['alone not', 'No bass: the sound is thin.', 'No bass: the <mark>sound</mark> is thin.'],
  ])('highlights words that say little %s', (_where, text, html) => {
    expect(highlight(text, terms('no', 'sound'), tags)).toBe(html);
  });

  test('highlights words that say little if there are no others', () => {
    expect(highlight('No, not now', terms('not'), tags)).toBe('No, <mark>not</mark> now');
  });

  test('highlights words between punctuation', () => {
    expect(highlight('aurora:stable/aurora-dx', terms('stable', 'dx'), tags)).toBe(
      'aurora:<mark>stable</mark>/aurora-<mark>dx</mark>',
    );
  });

  test.each([
    ['a script', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['an attribute', "\"><img onerror='x'>", '&quot;&gt;&lt;img onerror=&#39;x&#39;&gt;'],
    ['an ampersand', 'you & me &amp; &lt;', 'you &amp; me &amp;amp; &amp;lt;'],
    ['the highlight tag itself', '<mark>typed</mark>', '&lt;mark&gt;typed&lt;/mark&gt;'],
  ])('escapes %s', (_what, text, html) => {
    expect(highlight(text, terms(), tags)).toBe(html);
  });

  test('escapes around highlights, and typed tags with highlights', () => {
    expect(highlight('<mark>vpn</mark> & "vpn"', terms('vpn'), tags)).toBe(
      '&lt;mark&gt;<mark>vpn</mark>&lt;/mark&gt; &amp; &quot;<mark>vpn</mark>&quot;',
    );
    expect(highlight('<mark>', terms('mark'), tags)).toBe('&lt;<mark>mark</mark>&gt;');
  });

  test('preserves texts with all kinds of characters', () => {
    const text = 'Ünïcode – 日本語, 👩‍💻 ⚠️ e\u0301 \u0301 \t\n';
    expect(highlight(text, terms(), tags)).toBe(text);
  });
});

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine ten';
  const snippetOf = (word: string, words: number) => snippet(text, terms(word), words, '…', tags);

  test('is the whole text if that is short enough', () => {
    expect(snippetOf('ten', 10)).toBe(
      'one two three four five six seven eight nine <mark>ten</mark>',
    );
  });

  test('truncates the end if the match is at the start', () => {
    expect(snippetOf('one', 3)).toBe('<mark>one</mark> two three…');
  });

  test('truncates both sides of a match in the middle', () => {
    expect(snippetOf('five', 3)).toBe('…four <mark>five</mark> six…');
  });

  test('truncates the start if the match is at the end', () => {
    expect(snippetOf('ten', 3)).toBe('…eight nine <mark>ten</mark>');
  });

  test('is where most different words match, not where the first does', () => {
    expect(snippet(text, terms('two', 'seven', 'eight'), 3, '…', tags)).toBe(
      '…six <mark>seven</mark> <mark>eight</mark>…',
    );
    expect(snippet('a a a b c d', terms('a', 'b', 'c'), 3, '…', tags)).toBe(
      '…<mark>a</mark> <mark>b</mark> <mark>c</mark>…',
    );
  });

  test('has no lead if the matches need all of the words', () => {
    expect(snippet(text, terms('four', 'six'), 3, '…', tags)).toBe(
      '…<mark>four</mark> five <mark>six</mark>…',
    );
  });

  test('is the first of several that match as well', () => {
    expect(snippet('a b c d a b', terms('a', 'b'), 2, '…', tags)).toBe(
      '<mark>a</mark> <mark>b</mark>…',
    );
  });

  test('is the beginning if nothing matches', () => {
    expect(snippetOf('eleven', 3)).toBe('one two three…');
  });

  test.each([1, 2, 5, 9])('has exactly %i words, wherever the match is', (words) => {
    for (const word of text.split(' ')) {
      const html = snippetOf(word, words);
      expect(html.match(/[a-z]+/g)?.filter((part) => part !== 'mark')).toHaveLength(words);
      expect(html).toContain(`<mark>${word}</mark>`);
    }
  });

  test('keeps the punctuation at the ends of the text', () => {
    expect(snippet('(a) b c. (d)', terms('a'), 2, '…', tags)).toBe('(<mark>a</mark>) b…');
    expect(snippet('(a) b c. (d)', terms('d'), 2, '…', tags)).toBe('…c. (<mark>d</mark>)');
  });

  test('escapes the text and the ellipsis', () => {
    expect(snippet('<b> & c d', terms('c'), 1, ' <…> ', tags)).toBe(
      ' &lt;…&gt; <mark>c</mark> &lt;…&gt; ',
    );
  });

  test('is the whole text if that has no words', () => {
    expect(snippet('– ! <', terms('a'), 3, '…', tags)).toBe('– ! &lt;');
  });
});
