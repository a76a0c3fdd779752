// cspell:words bootmenu
import {expect, test} from 'vitest';
import {createNameMatcher, namesOf} from '../../../../src/search/embedded/title-match';

const words = ['turn', 'off', 'startup'];
const expanded = words.map((word) => ({word, terms: new Map([[word, 1]])}));
const information = [1, 1, 6];
const idfOf = (term: string) => (term === 'turn' || term === 'off' ? 1 : 3);
const nameTexts = new Set(['boot']);
const matchNames = createNameMatcher('turn off startup', expanded, information, {idfOf, nameTexts});

test('a name matches by what the shared words say, and not by their number', () => {
  const overlapOf = (name: string) => matchNames(namesOf([name])).overlap;
  expect(overlapOf('turn off')).toBe(2 / 8);
  expect(overlapOf('startup')).toBe(6 / 8);
  expect(overlapOf('startup apps')).toBe((6 / 8) * (3 / 6));
  expect(overlapOf('clock')).toBe(0);
});

test('the best of several names counts', () => {
  expect(matchNames(namesOf(['clock', 'startup', 'turn off'])).overlap).toBe(6 / 8);
  expect(matchNames([]).overlap).toBe(0);
});

test('a name that has all that the query says is recognized', () => {
  expect(matchNames(namesOf(['Clock', 'Startup apps to turn off'])).isWhole).toBe(true);
  expect(matchNames(namesOf(['Startup', 'Turn off'])).isWhole).toBe(false);
  expect(matchNames([]).isWhole).toBe(false);
});

test('a name that begins with the query is recognized', () => {
  expect(matchNames(namesOf(['Turn off startup sound'])).isPrefix).toBe(true);
  expect(matchNames(namesOf(['Startup'])).isPrefix).toBe(false);
});

test('a query that is a name does not stand for longer words that begin with it', () => {
  const index = {idfOf, nameTexts};
  const terms = new Map([['bootmenu', 0.08]]);
  const matcherOf = (word: string) => createNameMatcher(word, [{word, terms}], [1], index);
  expect(matcherOf('boo')(namesOf(['Bootmenu']))).toMatchObject({overlap: 1, isPrefix: true});
  expect(matcherOf('boot')(namesOf(['Bootmenu']))).toMatchObject({overlap: 0, isPrefix: false});
  expect(matcherOf('boot')(namesOf(['Boot menu'])).isPrefix).toBe(true);
});
