import type {Root} from 'mdast';
import {recipeCalls} from '../../../src/content/freshness/mentions';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import {fieldsOf} from '../lib/prose';

/** The names that `ujust` accepts. */
export interface RecipeNames {
  /** Recipes and their aliases. */
  known: ReadonlySet<string>;
  /** Names that it used to accept. Another check decides where they may appear. */
  retired: ReadonlySet<string>;
}

/** A mention of a recipe in a page. */
interface Mention {
  file: string;
  line: number;
  name: string;
}

/** Words that follow `ujust` in sentences about the program itself. */
const sentenceWords = new Set([
  'also',
  'and',
  'asks',
  'can',
  'command',
  'commands',
  'does',
  'for',
  'has',
  'in',
  'is',
  'itself',
  'menu',
  'on',
  'or',
  'prints',
  'recipe',
  'recipes',
  'runs',
  'shows',
  'to',
  'with',
]);

/** Finds recipes that Aurora does not have. */
export function recipeProblems(pages: readonly Page[], {known, retired}: RecipeNames): Problem[] {
  return pages
    .flatMap(callsOf)
    .filter(({name}) => !known.has(name) && !retired.has(name))
    .map(({file, line, name}) => ({
      file,
      line,
      message: `"ujust ${name}" is not a recipe of Aurora; correct the name, or run npm run facts:refresh if it is a new one`,
    }));
}

function callsOf(page: Page): Mention[] {
  const {file, tree} = page;
  return [...recipeCalls(shownFieldsOf(page)), ...recipeCalls(tree)]
    .filter(({name, inCode}) => inCode || !sentenceWords.has(name))
    .map(({name, line}) => ({file, line, name}));
}

/** Returns the visible fields of the front matter as a tree of text. */
function shownFieldsOf(page: Page): Root {
  const fields = fieldsOf(page, ['title', 'sidebar_label', 'description']);
  return {
    type: 'root',
    children: fields.map(({line, text}) => {
      const point = {line, column: 1};
      return {
        type: 'paragraph',
        children: [{type: 'text', value: text, position: {start: point, end: point}}],
      };
    }),
  };
}
