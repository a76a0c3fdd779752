/**
 * `npm run facts:undocumented`: lists the Aurora recipes that no page explains. Never fails because
 * of them.
 */
import path from 'node:path';
import {ujust} from '../src/content/facts/facts';
import {readPages} from '../src/content/freshness/pages';
import {undocumentedRecipes} from '../src/content/freshness/undocumented';

const root = path.resolve(import.meta.dirname, '..');
const recipes = undocumentedRecipes(
  (await readPages(root)).map(({tree}) => tree),
  ujust.recipes.map(({name}) => name),
);
for (const recipe of recipes) {
  console.log(`ujust ${recipe}: no page explains it; name it where its readers look.`);
}
