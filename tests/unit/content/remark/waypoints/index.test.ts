import type {Heading, Root} from 'mdast';
import {expect, test} from 'vitest';
import {parseMarkdown} from '../../../../../src/content/markdown/parse';
import waypoints from '../../../../../src/content/remark/waypoints';

/** Returns the types of what is in each heading after the transformation. */
function headingsAfter(markdown: string, frontMatter: object): string[] {
  // The parser shares its trees.
  const tree: Root = structuredClone(parseMarkdown(markdown).tree);
  waypoints()(tree, {data: {frontMatter}});
  return tree.children
    .filter((node): node is Heading => node.type === 'heading')
    .map(({children}) =>
      children.map((child) => ('name' in child ? child.name : child.type)).join(' '),
    );
}

const page = '## Get it {#download}\n\n## Install to the disk\n\n## Where next\n';

test('the headings that the front matter names are marked, whoever made their ids', () => {
  expect(headingsAfter(page, {waypoints: ['download', 'install-to-the-disk']})).toEqual([
    'span text',
    'span text',
    'text',
  ]);
});

test('a page without waypoints stays as it is', () => {
  expect(headingsAfter(page, {})).toEqual(['text', 'text', 'text']);
});
