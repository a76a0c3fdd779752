import {expect, test} from 'vitest';
import {markupOf} from '../../../tests/unit/support/markup';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import PhoneCode from '.';

test('the address is in the text alternative, and in words beside the code', () => {
  const $ = markupOf(
    <PhoneCode url="https://docs.getaurora.dev/a" size="21" path="M0 0h7v1h-7z" />,
  );
  expect($('svg').attr('aria-label')).toContain('QR code');
  expect($('p').text()).toContain('docs.getaurora.dev/a');
  // The light edge that scanners need.
  expect($('svg').attr('viewBox')).toBe('-3 -3 27 27');
});

test('a page puts it on a line of its own', () => {
  expect(problemsOf('<PhoneCode />')).toEqual([]);
  expect(problemsOf('Text <PhoneCode />')).toHaveLength(1);
});
