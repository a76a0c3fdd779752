import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import eagerImages from '../../../../../src/content/remark/eager-images';
import {parseMarkdown} from '../../../../../src/content/markdown/parse';

/** Returns the loading attributes of images, by alternative text. */
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

const eager = {loading: 'eager', decoding: 'sync', fetchPriority: 'high'};

test('images before the second heading are eager, and later ones are not', () => {
  expect(
    picturesOf(
      '# Title\n\nText.\n\n<img alt="top" />\n\n## First\n\n<Figure>\n\n<img alt="first" />\n\n</Figure>\n\n### Second\n\n<img alt="late" />',
    ),
  ).toEqual({top: eager, first: eager, late: {}});
});

test('attributes set by the writer are kept', () => {
  expect(picturesOf('Text with <img alt="own" loading="lazy" width="1" />.')).toEqual({
    own: {...eager, loading: 'lazy', width: '1'},
  });
});
