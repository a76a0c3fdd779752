import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import eagerImages from '../../../../../src/content/remark/eager-images';
import {parseMarkdown} from '../../../../../src/content/markdown/parse';

/** What each picture of a page says of its loading, by its text alternative. */
function picturesOf(markdown: string): Record<string, Record<string, unknown>> {
  const tree: Root = parseMarkdown(markdown).tree;
  eagerImages()(tree);
  const pictures: Record<string, Record<string, unknown>> = {};
  visit(tree, (node: Nodes) => {
    if (
      (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') &&
      node.name === 'img'
    ) {
      const {alt, ...rest} = Object.fromEntries(
        node.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [],
        ),
      );
      pictures[typeof alt === 'string' ? alt : ''] = rest;
    }
  });
  return pictures;
}

const early = {loading: 'eager', decoding: 'sync', fetchPriority: 'high'};

test('a picture before the second heading comes early, and a later one in its time', () => {
  expect(
    picturesOf(
      '# Title\n\nText.\n\n<img alt="top" />\n\n## First\n\n<Figure>\n\n<img alt="first" />\n\n</Figure>\n\n### Second\n\n<img alt="late" />',
    ),
  ).toEqual({top: early, first: early, late: {}});
});

test('what a writer says of a picture stays', () => {
  expect(picturesOf('Text with <img alt="own" loading="lazy" width="1" />.')).toEqual({
    own: {...early, loading: 'lazy', width: '1'},
  });
});
