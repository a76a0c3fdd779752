import {expect, test} from 'vitest';
import {placeholderProblems} from './checks/placeholders';
import {sentences} from './lib/problem';
import {readSite, shownPages} from './lib/site';

test('no page contains a placeholder', () => {
  expect(sentences(shownPages(readSite()).flatMap(placeholderProblems))).toEqual([]);
});

test('placeholders are reported, except in code', () => {
  const site = readSite('tests/fixtures/content/placeholders');
  const problems = sentences(shownPages(site).flatMap(placeholderProblems));
  expect(problems).toEqual(
    ['Lorem ipsum', 'coming soon', 'TODO', 'TBD', 'Example guide'].map(
      (text) =>
        `tests/fixtures/content/placeholders/index.html: says "${text}"; write the text, or remove it.`,
    ),
  );
});
