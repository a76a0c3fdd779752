import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import componentImports from '../../../../../src/content/remark/component-imports';
import {parseMarkdown} from '../../../../../src/content/markdown/parse';

/** Returns the import lines that the plugin adds. */
function codeIn(markdown: string): string[] {
  const tree: Root = parseMarkdown(markdown).tree;
  componentImports()(tree);
  return tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
}

test('inline, block and nested components are imported, each once', () => {
  expect(codeIn('<Steps>\n\n1. Press <Kbd>Esc</Kbd> or <Kbd>Q</Kbd>.\n\n</Steps>')).toEqual([
    "import Kbd from '@site/src/components/Kbd';",
    "import Steps from '@site/src/components/Steps';",
  ]);
});

test('a page without components imports nothing', () => {
  expect(codeIn('Text with <b>HTML</b> and <Details>a part</Details>.')).toEqual([]);
});

test('components that are replaced by Markdown are not imported', () => {
  expect(codeIn('<Recipes names="update" />')).toEqual([]);
});

test('theme components are imported from the theme', () => {
  expect(codeIn('<Tabs />')).toEqual(["import Tabs from '@theme/Tabs';"]);
});
