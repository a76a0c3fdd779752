import {expect, test} from 'vitest';
import {noBackground} from '../../../../src/search/core/background';
import {rank} from '../../../../src/search/embedded/ranking';
import {createSiteIndex} from '../../../../src/search/embedded/site-index';
import {recordsOfPage} from '../../support/records';

const records = [
  ...recordsOfPage('The computer does not start.', {url: '/rescue'}),
  ...recordsOfPage('The radar of the weather widget.\n\n## Feeds\n\nA satellite. A balloon.', {
    url: '/weather',
  }),
];
const table = {
  words: {not: 'not', start: 'start'},
  intents: [{patterns: ['not + start'], answers: ['/rescue']}],
};

function indexOf(some = records, background = noBackground) {
  const steps = createSiteIndex(some, [], table, background);
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

test('who asks what something is gets its definition, whatever the rank of the page', () => {
  const glossary = recordsOfPage('## Radar\n\nSees far.', {url: '/glossary', rank: 20});
  const index = indexOf([...glossary, ...records]);
  const firstFor = (query: string) => rank(query, index).matches[0]?.record.url;
  expect(firstFor('what is radar')).toBe('/glossary#radar');
  expect(firstFor('radar weather')).toBe('/weather');
});

test('an answer that lacks the other words of the query is boosted less', () => {
  const boostIn = (query: string) =>
    rank(query, indexOf()).matches.find(({page}) => page === '/rescue')?.factors.intent ?? 0;
  expect(boostIn('computer not start')).toBeGreaterThan(2 * boostIn('radar not start'));
});

test('a first match that lacks words is not surely about the query', () => {
  const isUnsure = (query: string) => rank(query, indexOf()).closeness !== undefined;
  expect(isUnsure('radar widget')).toBe(false);
  expect(isUnsure('radar satellite widget balloon')).toBe(true);
  expect(isUnsure('my computer does not start')).toBe(false);
  expect(isUnsure('radar balloon lamp chair table door not start')).toBe(true);
});

test('what came before a problem does not take from its intent', () => {
  const index = indexOf();
  const boostIn = (query: string) =>
    rank(query, index).matches.find(({page}) => page === '/rescue')?.factors.intent ?? 0;
  expect(boostIn('not start after radar satellite')).toBeGreaterThan(
    3 * boostIn('not start radar satellite'),
  );
});

test('pages with a fifth of a query are kept if one has a third', () => {
  const pages = [
    ...recordsOfPage('Alpha and beta.', {url: '/most'}),
    ...recordsOfPage('Gamma.', {url: '/some'}),
    ...recordsOfPage('Delta.', {url: '/other'}),
  ];
  const found = (query: string) => rank(query, indexOf(pages)).matches.map(({page}) => page);
  expect(found('alpha beta gamma')).toEqual(['/most', '/some']);
  expect(found('gamma qqq www zzz yyy')).toEqual([]);
});

const radarAndSatellite = [
  ...recordsOfPage('A radar tower.', {url: '/radar'}),
  ...recordsOfPage('A satellite tower.', {url: '/satellite'}),
];

test.each([
  ['tower radar after satellite', '/radar'],
  ['tower satellite after radar', '/satellite'],
])('what a query is about counts more than its circumstances: %s', (query, page) => {
  expect(rank(query, indexOf(radarAndSatellite)).matches[0]?.page).toBe(page);
});

test.each([
  ['tablet 2010', [2010, 'tablet']],
  ['2010 tablet', ['tablet', 2010]],
])('a number counts less than a word: %s', (query, order) => {
  const pages = order.flatMap((word) => recordsOfPage(`About ${word}.`, {url: `/${word}`}));
  expect(rank(query, indexOf(pages)).matches[0]?.page).toBe('/tablet');
});

test('a word that a message repeats counts once', () => {
  const scoreOf = (query: string) => rank(query, indexOf()).matches.map(({score}) => score);
  expect(scoreOf('radar satellite, radar ')).toEqual(scoreOf('radar satellite '));
});

test('a query like a question that no page answers is in doubt, even if an intent has its answer', () => {
  const closenessWith = (...unanswered: string[]) =>
    rank('computer which does sometimes not start', indexOf(records, {...noBackground, unanswered}))
      .closeness;
  expect(closenessWith()).toBe('near');
  expect(closenessWith('ink of another color')).toBe('near');
  expect(closenessWith('the computer of a friend does not start')).toBe('partial');
});

test('who types what a page says word for word is not in doubt, whatever is unanswered', () => {
  const pages = recordsOfPage('## Fans\n\nThe loud fan of a tower blows dust around.', {
    url: '/fans',
  });
  const index = indexOf(pages, {...noBackground, unanswered: ['loud fan blows dust into a lamp']});
  expect(rank('loud fan of a tower blows dust around', index).closeness).toBeUndefined();
  expect(rank('dust around a tower of lamps blows loud', index).closeness).toBeDefined();
});
