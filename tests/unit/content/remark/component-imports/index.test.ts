import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import componentImports from '../../../../../src/content/remark/component-imports';
import {parseMarkdown} from '../../../../../src/content/markdown/parse';

/** The lines of code in a page once its components are imported. */
function codeIn(markdown: string): string[] {
  const tree: Root = parseMarkdown(markdown).tree;
  componentImports()(tree);
  return tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
}

test('a page imports what it uses, in a line, as a block and inside another, once', () => {
  expect(codeIn('<Steps>\n\n1. Press <Kbd>Esc</Kbd> or <Kbd>Q</Kbd>.\n\n</Steps>')).toEqual([
    "import Kbd from '@site/src/components/Kbd';",
    "import Steps from '@site/src/components/Steps';",
  ]);
});

test('a page that uses none imports nothing', () => {
  expect(codeIn('Text with <b>HTML</b> and <Details>a part</Details>.')).toEqual([]);
});

test('what a page brings itself stays its own', () => {
  const own = ["import Kbd from './mine';", 'export const Badge = () => null;'];
  expect(codeIn(`${own.join('\n\n')}\n\n<Kbd>Esc</Kbd> <Badge /> <Term>image</Term>`)).toEqual([
    "import Term from '@site/src/components/Term';",
    ...own,
  ]);
});

test('what a page only mentions in its code is not brought by it', () => {
  const own = [
    "import * as Tabs from './tabs';\nimport {Steps as Filter} from './mine';",
    "export const text = 'Badge'; // Figure\nexport {Cards} from './cards';",
    'export function inner() {\n  const Term = 1;\n  return Term;\n}',
  ];
  const used = '<Tabs /> <Filter /> <Badge /> <Figure /> <Cards /> <Steps /> <Term />';
  expect(codeIn(`${own.join('\n\n')}\n\n${used}`).slice(0, -own.length)).toEqual([
    "import Badge from '@site/src/components/Badge';",
    "import Cards from '@site/src/components/Cards';",
    "import Figure from '@site/src/components/Figure';",
    "import Steps from '@site/src/components/Steps';",
    "import Term from '@site/src/components/Term';",
  ]);
});

test('what Markdown replaces is not imported', () => {
  expect(codeIn('<Recipes names="update" />')).toEqual([]);
});

test('slots of the theme come from the theme', () => {
  expect(codeIn('<Tabs />')).toEqual(["import Tabs from '@theme/Tabs';"]);
});
