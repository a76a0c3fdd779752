import {expect, test} from 'vitest';
import {ujust, ujustNotes} from '../../src/content/facts/facts';
import {recipeFactProblems} from './checks/recipe-facts';
import {readPages, type Page} from './lib/pages';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

/** Posts are excluded, because they describe the day on which they were written. */
const guides = (root: string) => readPages(root).filter(({file}) => file.startsWith('docs/'));
const problemsOf = (pages: readonly Page[]) =>
  sentences(pages.flatMap((page) => recipeFactProblems(page, ujust.recipes, ujustNotes)));

test('no page states a fact about a recipe in its own words', () => {
  expect(problemsOf(guides(fromRoot()))).toEqual([]);
});

const [right, wrong] = guides(`${fixtures}/recipe-facts`);

test('facts from the notes, and other statements, are allowed', () => {
  expect(problemsOf(right ? [right] : [])).toEqual([]);
  expect(right?.file).toBe('docs/right.mdx');
});

test("a fact in a page's own words is reported with the tag to use", () => {
  const take = (tag: string) => `in its own words; take it from the notes: ${tag}`;
  const does = (name: string) =>
    `says what it does (${name}) ${take(`<Recipe name="${name}" fact="does" />, or <Recipes names="${name}" /> for a table`)}`;
  const dialog = `says what the answers of its dialog do (toggle-tpm2) ${take('<Recipe name="toggle-tpm2" fact="answers" />, answer="LABEL" or fact="leave"')}`;
  const fact = (name: string, what: string, tag: string) =>
    `says ${what} (${name}) ${take(`<Recipe name="${name}" fact="${tag}" />`)}`;
  expect(problemsOf(wrong ? [wrong] : [])).toEqual(
    [
      `5: ${does('toggle-iwd')}`,
      `6: ${does('rebase-helper')}`,
      `8: ${does('clean-system')}`,
      `9: ${does('bios-info')}`,
      `17: ${dialog}`,
      `23: ${dialog}`,
      `25: ${dialog}`,
      `27: ${fact('toggle-tpm2', 'how to undo it', 'undo')}`,
      `33: ${fact('toggle-iwd', 'what it can cost', 'danger')}`,
      `35: ${fact('toggle-devmode', 'what it can cost', 'danger')}`,
      `35: ${fact('toggle-devmode', 'how to undo it', 'undo')}`,
    ].map((problem) => `docs/wrong.md:${problem}.`),
  );
});
