import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {parseMarkdown} from '../../../../../src/content/markdown/parse';
import accessibleTables from '../../../../../src/content/remark/accessible-tables';

const table = '| Key | Action |\n| --- | --- |\n| a | b |\n\n';

/**
 * Returns the ids after which the tables of a page are named, if its headings have the given ids, or their
 * names between quotation marks.
 */
function namesOf(markdown: string, ids: readonly (string | undefined)[]): unknown[] {
  const tree: Root = parseMarkdown(markdown).tree;
  const rest = [...ids];
  visit(tree, 'heading', (heading) => {
    const id = rest.shift();
    heading.data = id === undefined ? {} : {hProperties: {id}};
  });
  accessibleTables()(tree, {data: {frontMatter: {title: 'Use windows'}}});
  const names: unknown[] = [];
  visit(tree, 'table', ({data}) => {
    const {'aria-labelledby': id, 'aria-label': label} = data?.hProperties ?? {};
    names.push(id ?? `“${String(label)}”`);
  });
  return names;
}

test('a table is named after the heading above it, of whatever level', () => {
  expect(
    namesOf(
      `## Windows\n\n${table}${'Text.\n\n'}${table}### Panels\n\n1. Step:\n\n   ${table.replaceAll('\n|', '\n   |')}`,
      ['windows', 'panels'],
    ),
  ).toEqual(['windows', 'windows', 'panels']);
});

test('a table above the first heading, or below one without an id, is named after the page', () => {
  expect(
    namesOf(`${table}# Title\n\n${table}## Windows\n\n${table}`, [undefined, 'windows']),
  ).toEqual(['“Use windows”', '“Use windows”', 'windows']);
});

test('the first cell of each row but the first is its header, and keeps its other properties', () => {
  const tree: Root = parseMarkdown(table).tree;
  visit(tree, 'tableCell', (cell) => {
    cell.data = {hProperties: {className: ['nowrap']}};
  });
  accessibleTables()(tree, {data: {}});
  const properties: unknown[] = [];
  visit(tree, 'tableCell', ({data}) => {
    properties.push(data?.hProperties);
  });
  const plain = {className: ['nowrap']};
  expect(properties).toEqual([plain, plain, {...plain, role: 'rowheader'}, plain]);
});
