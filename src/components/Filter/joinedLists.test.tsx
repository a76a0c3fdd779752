import {expect, test} from 'vitest';
import {markupOf} from '../../../tests/unit/support/markup';
import type {MarkdownElement} from '../markdown';
import {joinedLists} from './joinedLists';

const isList = (node: unknown): node is MarkdownElement =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'ul';

test('lists that follow each other become one, and other blocks stay between them', () => {
  const list = (name: string) => (
    <ul key={name}>
      <li key={name}>{name}</li>
    </ul>
  );
  const blocks = [<h3 key="h">A</h3>, list('1'), list('2'), <h3 key="i">B</h3>, list('3')];
  expect(markupOf(<>{joinedLists(blocks, isList)}</>).html()).toBe(
    '<h3>A</h3><ul><li>1</li><li>2</li></ul><h3>B</h3><ul><li>3</li></ul>',
  );
});
