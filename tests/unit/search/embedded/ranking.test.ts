import {expect, test} from 'vitest';
import {rank} from '../../../../src/search/embedded/ranking';
import {createSiteIndex} from '../../../../src/search/embedded/site-index';
import {recordsOfPage} from '../../support/records';

const records = [
  ...recordsOfPage('The computer does not start.', {url: '/rescue'}),
  ...recordsOfPage('The radar of the weather widget.', {url: '/weather'}),
];
const table = {
  words: {not: 'not', start: 'start'},
  intents: [{name: 'dead', patterns: ['not + start'], answers: ['/rescue']}],
};

function indexOf() {
  const steps = createSiteIndex(records, [], table);
  let step = steps.next();
  while (!step.done) {
    step = steps.next();
  }
  return step.value;
}

test('an intent counts by its share of the query', () => {
  const index = indexOf();
  const boostIn = (query: string) =>
    rank(query, index).matches.find(({page}) => page === '/rescue')?.factors.intent ?? 0;
  const whole = boostIn('not start');
  const half = boostIn('weather not start');
  const little = boostIn('radar weather widget not start');
  expect(whole).toBeGreaterThan(10);
  expect(half).toBeLessThan(whole);
  expect(little).toBeLessThan(half);
  expect(little).toBeGreaterThan(1);
});
