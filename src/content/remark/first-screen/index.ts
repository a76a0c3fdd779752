import type {Nodes, Root, RootContent} from 'mdast';
import {firstScreenBlocks} from '../../../config/firstScreen';

type Element = Extract<Nodes, {type: 'mdxJsxFlowElement'}>;

/**
 * Remark plugin that puts the blocks of a page which are not on its first screen into
 * `BelowFirstScreen` (src/navigation). Comes last, so that no other plugin looks for blocks in there.
 */
export default function firstScreen(): (tree: Root) => void {
  return (tree) => {
    const {children} = tree;
    const blocks = children.filter(isBlock);
    const below = blocks[firstScreenBlocks];
    if (below === undefined) {
      return;
    }
    const start = children.indexOf(below);
    const rest = children.slice(start);
    const element: Element = {
      type: 'mdxJsxFlowElement',
      name: 'BelowFirstScreen',
      attributes: [],
      // What a page consists of are blocks, though the type of a root allows more.
      children: rest.filter((node) => node.type !== 'mdxjsEsm') as Element['children'],
    };
    // Imports and exports belong to the page, wherever they stand.
    const statements = rest.filter((node) => node.type === 'mdxjsEsm');
    tree.children = [...children.slice(0, start), ...statements, element];
  };
}

/** Whether a node becomes an element: imports, exports and comments do not. */
function isBlock({type}: RootContent): boolean {
  return type !== 'mdxjsEsm' && type !== 'mdxFlowExpression';
}
