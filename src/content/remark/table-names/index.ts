import type {Heading, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Remark plugin that names each table after the heading above it, so that a screen reader which jumps
 * from table to table says what each is about. Runs after Docusaurus has given the headings their ids. A
 * table above the first heading keeps no name, as the title of a page has no id.
 */
export default function tableNames(): (tree: Root) => void {
  return (tree) => {
    let id: string | undefined;
    visit(tree, (node: Nodes) => {
      if (node.type === 'heading') {
        id = idOf(node);
      } else if (node.type === 'table' && id !== undefined) {
        node.data = {...node.data, hProperties: {'aria-labelledby': id}};
      }
    });
  };
}

function idOf({data}: Heading): string | undefined {
  const id = data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}
