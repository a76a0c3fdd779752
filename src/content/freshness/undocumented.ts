import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {recipeNamesOf} from '../../components/Recipe/facts';
import {textAttribute} from '../markdown/attribute';
import {recipeCalls} from './mentions';

/**
 * Returns the recipes that no page explains: neither as `ujust NAME`, nor by their name in
 * backticks, nor in a `<Recipes>`. The list of all recipes does not count, since it is generated
 * from the same data.
 *
 * @param trees the pages, as parseMarkdown reads them
 */
export function undocumentedRecipes(
  trees: readonly Root[],
  recipes: readonly string[],
): readonly string[] {
  const named = new Set(
    trees.flatMap((tree) => [
      ...recipeCalls(tree).map(({name}) => name),
      ...codeWordsOf(tree),
      ...tableNamesOf(tree),
    ]),
  );
  return recipes.filter((recipe) => !named.has(recipe));
}

/** The first word in backticks, because tables list recipes without `ujust`. */
function codeWordsOf(tree: Root): string[] {
  const words: string[] = [];
  visit(tree, 'inlineCode', ({value}) => {
    words.push(value.split(' ')[0] ?? '');
  });
  return words;
}

function tableNamesOf(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'Recipes') {
      names.push(...recipeNamesOf(textAttribute(node, 'names')));
    }
  });
  return names;
}
