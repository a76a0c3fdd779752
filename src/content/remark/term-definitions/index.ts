import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {glossaryEntryOf} from '../../facts/glossary-entries';

/**
 * Remark plugin that inserts the definition of each `<Term>` into the page, so that pages only
 * contain the definitions they need. Words that are not in the glossary get none, and
 * src/content/check stops the build.
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
