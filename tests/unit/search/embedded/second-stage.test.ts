import {expect, test} from 'vitest';
import {noBackground, type Background} from '../../../../src/search/core/background';
import {rank, type Match} from '../../../../src/search/embedded/ranking';
import {createSiteIndex} from '../../../../src/search/embedded/site-index';
import {recordsOfPage} from '../../support/records';

/** The matches of a query, by the ids of their sections. */
function matchesOf(
  query: string,
  markdown: string,
  background?: Background,
): Record<string, Match> {
  const steps = createSiteIndex(recordsOfPage(markdown), [], {words: {}, intents: []}, background);
  let step = steps.next();
  while (!step.done) {
    step = steps.next();
  }
  return Object.fromEntries(
    rank(query, step.value).matches.map((match) => [match.record.anchor, match]),
  );
}

const together = (match: Match | undefined) => match?.factors['words together'] ?? 0;

test('words that stand together count more than the same words in texts of their own', () => {
  const {apart, near, wording} = matchesOf(
    'account fan lid',
    [
      '## Apart\n\nThe account is new.\n\nThe fan turns.\n\nThe lid is open.',
      '## Near\n\nThe account turns the fan when the lid is open.',
      '## Wording\n\n{/* asked as: lid account fan */}\n\nThis helps.',
    ].join('\n\n'),
  );
  expect(together(near)).toBe(1);
  expect(together(wording)).toBe(1);
  expect(together(apart)).toBeGreaterThan(0);
  expect(together(apart)).toBeLessThan(0.3);
});

test('a word of everyday English has less of the query', () => {
  const markdown = '## Curves\n\nThin lines.\n\n## Firmware\n\nThe firmware writes.';
  const shareOf = (everydayWords = noBackground.everydayWords) =>
    matchesOf('firmware thin', markdown, {...noBackground, everydayWords}).curves?.coverage ?? 0;
  expect(shareOf()).toBeCloseTo(0.5);
  expect(shareOf(new Map([['thin', 0.2]]))).toBeCloseTo(1 / 6);
});
