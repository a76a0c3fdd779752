import {expect, test} from 'vitest';
import {highlightedParts} from '../../../../src/search/core/highlightedParts';

/** Returns the text, with brackets around highlighted parts. */
const read = (html: string) =>
  highlightedParts(html)
    .map(({text, isHighlighted}) => (isHighlighted ? `[${text}]` : text))
    .join('');

test.each([
  ['text alone', 'Roll back', 'Roll back'],
  ['marks', 'Roll <mark>back</mark> <mark>now</mark>.', 'Roll [back] [now].'],
  ['an empty text', '', ''],
  ['an empty mark', 'a<mark></mark>b', 'ab'],
  ['a mark inside a mark', '<mark>a <mark>b</mark></mark> c', '[a ][b] c'],
  ['a mark that does not end', 'a <mark>b', 'a [b]'],
  ['an end without a mark', 'a</mark> <mark>b</mark>', 'a [b]'],
])('%s', (_what, html, expected) => {
  expect(read(html)).toBe(expected);
});

test.each([
  ['escaped markup', '&lt;b&gt; &amp; &quot;x&quot; &#39;y&#39;', `<b> & "x" 'y'`],
  ['an escaped mark', '&lt;mark&gt;typed&lt;/mark&gt;', '<mark>typed</mark>'],
  ['a mark around escaped markup', '<mark>&lt;i&gt;</mark>', '[<i>]'],
  ['what was escaped twice', '&amp;lt;', '&lt;'],
  ['a reference to another character', '&eacute; &copy', '&eacute; &copy'],
])('%s is decoded', (_what, html, expected) => {
  expect(read(html)).toBe(expected);
});

test.each([
  ['a command', 'ssh <mark>user</mark>@<host> && exit', 'ssh [user]@<host> && exit'],
  ['a script', 'a<script>alert(1)</script>b', 'a<script>alert(1)</script>b'],
  ['a mark with attributes', '<mark onclick="run">a</mark>', '<mark onclick="run">a'],
  ['a mark in capitals', '<MARK>a', '<MARK>a'],
])('other markup is text: %s', (_what, html, expected) => {
  expect(read(html)).toBe(expected);
});
