import type {Heading, Nodes, Root, Table, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Remark plugin that lets screen readers say what a table is about, and which row they are in: it names each
 * table after the heading above it, and makes the first cell of each row its header. Markdown has
 * neither. Runs after Docusaurus has given the headings their ids. A table above the first heading keeps no
 * name, as the title of a page has no id.
 */
export default function accessibleTables(): (tree: Root) => void {
  return (tree) => {
    let id: string | undefined;
    visit(tree, (node: Nodes) => {
      if (node.type === 'heading') {
        id = idOf(node);
      } else if (node.type === 'table') {
        addProperties(node, {'aria-labelledby': id});
        const [, ...rows] = node.children;
        rows
          .flatMap(({children}) => children.slice(0, 1))
          .forEach((cell) => addProperties(cell, {role: 'rowheader'}));
      }
    });
  };
}

function addProperties(node: Table | TableCell, properties: Record<string, string | undefined>) {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}

function idOf({data}: Heading): string | undefined {
  const id = data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}
