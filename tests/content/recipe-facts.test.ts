import {expect, test} from 'vitest';
import {ujust, ujustNotes} from '../../src/content/facts/facts';
import {recipeFactProblems} from './checks/recipe-facts';
import {readPages, type Page} from './lib/pages';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

/** A post is a report of its day; what it says of a recipe was so then. */
const guides = (root: string) => readPages(root).filter(({file}) => file.startsWith('docs/'));
const problemsOf = (pages: readonly Page[]) =>
  sentences(pages.flatMap((page) => recipeFactProblems(page, ujust.recipes, ujustNotes)));

test('no page tells a fact of a recipe in words of its own', () => {
  expect(problemsOf(guides(fromRoot()))).toEqual([]);
});

const [right, wrong] = guides(`${fixtures}/recipe-facts`);

test('what is taken from the notes, and what is no fact of a recipe, is right', () => {
  expect(problemsOf(right ? [right] : [])).toEqual([]);
  expect(right?.file).toBe('docs/right.mdx');
});

test('a fact in words of its own is told with the recipe and the tag to write', () => {
  const take = (tag: string) => `in words of its own; take it from the notes: ${tag}`;
  const does = (name: string) =>
    `tells of ${name} what it does ${take(`<Recipe name="${name}" fact="does" />, or <Recipes names="${name}" /> for a table`)}`;
  const dialog = `tells of toggle-tpm2 what the answers of its dialog do ${take('<Recipe name="toggle-tpm2" fact="answers" />, answer="LABEL" or fact="leave"')}`;
  const fact = (name: string, what: string, tag: string) =>
    `tells of ${name} ${what} ${take(`<Recipe name="${name}" fact="${tag}" />`)}`;
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
