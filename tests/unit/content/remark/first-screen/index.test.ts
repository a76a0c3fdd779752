import type {Nodes, Root} from 'mdast';
import {expect, test} from 'vitest';
import {firstScreenBlocks} from '../../../../../src/config/firstScreen';
import {parseMarkdown} from '../../../../../src/content/markdown/parse';
import firstScreen from '../../../../../src/content/remark/first-screen';

function splitMarkdown(blocks: readonly string[]): Root {
  const tree: Root = parseMarkdown(blocks.join('\n\n')).tree;
  firstScreen()(tree);
  return tree;
}

const paragraphs = (count: number) =>
  Array.from({length: count}, (_paragraph, index) => `Paragraph ${index + 1}.`);

/** What stands directly in a node: its type, or the name of its component. */
const childrenOf = (node: Nodes | undefined): string[] =>
  node && 'children' in node
    ? node.children.map((child) => ('name' in child && child.name) || child.type)
    : [];

test('the blocks of the first screen stay, and the others come below', () => {
  const tree = splitMarkdown(['# Title', ...paragraphs(firstScreenBlocks + 1)]);
  expect(childrenOf(tree)).toEqual([
    'heading',
    ...paragraphs(firstScreenBlocks - 1).map(() => 'paragraph'),
    'BelowFirstScreen',
  ]);
  expect(childrenOf(tree.children.at(-1))).toEqual(['paragraph', 'paragraph']);
});

test('a page of one screen stays as it is', () => {
  expect(childrenOf(splitMarkdown(paragraphs(firstScreenBlocks)))).not.toContain(
    'BelowFirstScreen',
  );
});

test('comments and statements are no blocks, and statements stay with the page', () => {
  const tree = splitMarkdown([
    "import Figure from './Figure';",
    '{/* A comment. */}',
    ...paragraphs(firstScreenBlocks + 1),
    "export const year = '2026';",
    '{/* Another one. */}',
  ]);
  expect(childrenOf(tree)).toEqual([
    'mdxjsEsm',
    'mdxFlowExpression',
    ...paragraphs(firstScreenBlocks).map(() => 'paragraph'),
    'mdxjsEsm',
    'BelowFirstScreen',
  ]);
  expect(childrenOf(tree.children.at(-1))).toEqual(['paragraph', 'mdxFlowExpression']);
});
