import {expect, test} from 'vitest';
import {limits} from '../../../../src/search/core/client';
import {searchRequest} from '../../../../src/search/core/request';
import {createEngine} from '../../../../src/search/embedded/engine';
import {recordsOfPage} from '../../support/records';

const words = `## Registry and more names

| Elsewhere                  | Here                                            |
| -------------------------- | ----------------------------------------------- |
| Event Viewer, System diary | a window with all that the computer has told us |
| Registry                   | the registry is a registry of files             |`;

const manual = `## Look around

Open the event viewer. The system diary is there.

## Registry

Names have values.`;

const recipes = `## Recipes for the terminal

| Recipe  | What it does                          |
| ------- | ------------------------------------- |
| changes | Show what an update brought, in pages |
| update  | Get all that is new                   |`;

const engine = createEngine([
  ...recordsOfPage(manual, {url: '/manual', title: 'Manual'}),
  ...recordsOfPage(words, {url: '/words', title: 'Words'}),
  ...recordsOfPage(recipes, {url: '/recipes', title: 'Recipes'}),
]);

const hitOf = (query: string) =>
  engine.search(searchRequest({indexName: 'docs', query, snippetWords: limits.snippetWords}))
    .hits[0];
const firstOf = (query: string) => hitOf(query)?.url;

test('a section with a row about the query comes first', () => {
  expect(firstOf('event viewer')).toBe('/words#registry-and-more-names');
  expect(firstOf('system diary')).toBe('/words#registry-and-more-names');
});

test('a section whose heading is the query comes before rows about it', () => {
  expect(firstOf('registry')).toBe('/manual#registry');
});

test('of a table, the row that the query names is shown, and not one that mentions the word', () => {
  expect(hitOf('update from the terminal')).toMatchObject({
    url: '/recipes#recipes-for-the-terminal',
    content: 'update · Get all that is new',
  });
});
