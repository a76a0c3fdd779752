import {expect, test} from 'vitest';
import {markupOf} from '../../../tests/unit/support/markup';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import BeforeAfter from '.';
import rule from './rule';

test('BeforeAfter labels both sides', () => {
  const $ = markupOf(
    <BeforeAfter>
      {'\n'}
      <pre>a</pre>
      {'\n'}
      <pre>b</pre>
    </BeforeAfter>,
  );
  const sides = $('figure').get();
  expect(sides.map((side) => $('figcaption', side).text())).toEqual(['Before', 'After']);
  expect(sides.map((side) => $('pre', side).text())).toEqual(['a', 'b']);
});

test('a page puts two code fences or two images in it', () => {
  const fence = '```text\nwords\n```';
  const image = '![A menu](/img/a.svg)';
  const pairOf = (...blocks: string[]) =>
    `<BeforeAfter>\n\n${blocks.join('\n\n')}\n\n</BeforeAfter>`;
  expect(problemsOf(pairOf(fence, fence))).toEqual([]);
  expect(problemsOf(pairOf(image, image))).toEqual([]);
  const message = `1: <BeforeAfter> does not contain a pair; write ${rule.form}`;
  expect(problemsOf(pairOf(fence))).toEqual([message]);
  expect(problemsOf(pairOf(fence, image))).toEqual([message]);
});
