import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {recipeCalls} from './mentions';

/**
 * The recipes that no page explains: neither as `ujust NAME` nor by their name in backticks. The
 * table of all recipes does not count, since it is made from the same list.
 *
 * @param trees the pages, as parseMarkdown reads them
 */
export function undocumentedRecipes(
  trees: readonly Root[],
  recipes: readonly string[],
): readonly string[] {
  const named = new Set(
    trees.flatMap((tree) => [...recipeCalls(tree).map(({name}) => name), ...codeWordsOf(tree)]),
  );
  return recipes.filter((recipe) => !named.has(recipe));
}

/** The first word of what stands in backticks: tables list recipes without `ujust`. */
function codeWordsOf(tree: Root): string[] {
  const words: string[] = [];
  visit(tree, 'inlineCode', ({value}) => {
    words.push(value.split(' ')[0] ?? '');
  });
  return words;
}
