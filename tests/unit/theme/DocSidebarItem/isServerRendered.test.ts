import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import isServerRendered from '../../../../src/theme/DocSidebarItem/Category/isServerRendered';

const category = (links: number, state: object = {}): PropSidebarItemCategory => ({
  type: 'category',
  label: 'Guides',
  collapsible: true,
  collapsed: true,
  items: Array.from({length: links}, (_, index) => ({
    type: 'link',
    label: `Guide ${index}`,
    href: `/guides/${index}`,
  })),
  ...state,
});

test('the HTML contains the links of a small collapsed category', () => {
  expect(isServerRendered(category(20), 1)).toBe(true);
});

test.each([
  ['a large category', category(21), 1],
  ['a category inside another', category(3), 2],
  ['an open category', category(3, {collapsed: false}), 1],
  ['a category that cannot be closed', category(3, {collapsible: false}), 1],
])('the HTML of %s is as displayed', (_what, item, level) => {
  expect(isServerRendered(item, level)).toBe(false);
});
