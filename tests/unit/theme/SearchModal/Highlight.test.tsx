// @vitest-environment happy-dom
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import Highlight from '../../../../src/theme/SearchModal/Highlight';

/** The HTML that readers get of highlighted HTML. */
const shown = (value: string) => renderToStaticMarkup(<Highlight text={{value}} />);

test.each([
  ['text alone', 'Roll back', 'Roll back'],
  ['marks', 'Roll <mark>back</mark> <mark>now</mark>.', 'Roll <mark>back</mark> <mark>now</mark>.'],
  ['an empty text', '', ''],
  ['escaped markup', '&lt;b&gt; &amp; &quot;x&quot;', '&lt;b&gt; &amp; &quot;x&quot;'],
  ['an escaped mark', '&lt;mark&gt;typed&lt;/mark&gt;', '&lt;mark&gt;typed&lt;/mark&gt;'],
  ['a mark around escaped markup', '<mark>&lt;i&gt;</mark>', '<mark>&lt;i&gt;</mark>'],
])('%s stays as it is', (_what, html, expected) => {
  expect(shown(html)).toBe(expected);
});

test.each([
  ['a script', 'a<script>alert(1)</script>b', 'ab'],
  ['a script at the start', '<script>alert(1)</script>b', 'b'],
  ['a script in a mark', '<mark>a<script>alert(1)</script></mark>', '<mark>a</mark>'],
  ['a style', 'a<style>body{display:none}</style>b', 'ab'],
  ['a template', 'a<template><img src="x"></template>b', 'ab'],
  ['an image', 'a<img src="x" onerror="alert(1)">b', 'ab'],
  ['a link', '<a href="javascript:alert(1)">a</a>', 'a'],
  ['other tags', '<b>a <i>b</i></b> <svg onload="alert(1)"><text>c</text></svg>', 'a b c'],
  ['tags inside a mark', '<mark><b onclick="alert(1)">a</b> <i>b</i></mark>', '<mark>a b</mark>'],
  ['attributes of a mark', '<mark style="color:red" onclick="alert(1)">a</mark>', '<mark>a</mark>'],
  ['a mark inside a mark', '<mark>a <mark>b</mark></mark>', '<mark>a b</mark>'],
  ['a mark inside another tag', '<b>a <mark>b</mark></b>', 'a b'],
])('%s is reduced to text and <mark>', (_what, html, expected) => {
  expect(shown(html)).toBe(expected);
});
