import {expect, test} from 'vitest';
import {retired, ujust} from '../../src/content/facts/facts';
import {recipeProblems} from './checks/recipes';
import {readPages} from './lib/pages';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

const pages = readPages(fromRoot());
const wrong = readPages(`${fixtures}/recipes`);

test('every recipe in a page exists in Aurora', () => {
  const names = {
    known: new Set(ujust.recipes.flatMap(({name, aliases}) => [name, ...aliases])),
    retired: new Set(retired.filter(({kind}) => kind === 'recipe').map(({name}) => name)),
  };
  expect(names.known.size).toBeGreaterThan(30);
  expect(sentences(recipeProblems(pages, names))).toEqual([]);
});

test('an unknown recipe is reported, but not a placeholder or a sentence', () => {
  const names = {known: new Set(['update']), retired: new Set(['old-one'])};
  expect(sentences(recipeProblems(wrong, names))).toEqual(
    [
      [3, 'refresh'],
      [6, 'rebuild'],
      [8, 'clean-everything'],
      [14, 'up'],
      [18, 'verify'],
    ].map(
      ([line, name]) =>
        `docs/wrong.md:${line}: "ujust ${name}" is not a recipe of Aurora; correct the name, or run npm run facts:refresh if it is a new one.`,
    ),
  );
});
