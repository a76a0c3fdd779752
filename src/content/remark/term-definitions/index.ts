import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {glossaryEntryOf} from '../../facts/glossary';

/**
 * Remark plugin that writes the definition of each `<Term>` into the page, so that a page brings the
 * definitions of its own words along and the code of the site brings none. A word that the glossary
 * does not have stays without one; src/content/check stops the build over it.
 */
export default function termDefinitions(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node: Nodes) => {
      if (
        (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') &&
        node.name === 'Term'
      ) {
        const definition = glossaryEntryOf(toString(node))?.definition;
        if (definition !== undefined) {
          node.attributes.push({type: 'mdxJsxAttribute', name: 'definition', value: definition});
        }
      }
    });
  };
}
