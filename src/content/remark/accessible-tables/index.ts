import type {Heading, Nodes, Root, Table, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Remark plugin that lets screen readers say what a table is about, and which row they are in: it names each
 * table after the heading above it, or after the page if there is none, and makes the first cell of each
 * row its header. Markdown has neither. Runs after Docusaurus has given the headings their ids.
 */
export default function accessibleTables(): (
  tree: Root,
  file: {data: {frontMatter?: unknown}},
) => void {
  return (tree, file) => {
    const {title} = (file.data.frontMatter ?? {}) as {title?: string};
    let id: string | undefined;
    visit(tree, (node: Nodes) => {
      if (node.type === 'heading') {
        id = idOf(node);
      } else if (node.type === 'table') {
        addProperties(node, id === undefined ? {'aria-label': title} : {'aria-labelledby': id});
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
