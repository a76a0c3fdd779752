import {expect, test} from 'vitest';
import {report} from '../../../../src/content/check/check';
import {navbarProblems} from '../../../../src/content/check/navbar';

const targets = {
  docIds: ['intro', 'guides/vpn'],
  sidebarIds: ['baseSidebar'],
  versionNames: ['current'],
};

const right = [
  {type: 'docSidebar', sidebarId: 'baseSidebar', label: 'Documentation'},
  {type: 'doc', docId: 'guides/vpn'},
  {type: 'docsVersionDropdown', versions: ['current'], dropdownItemsAfter: [{to: '/blog'}]},
  {type: 'docsVersionDropdown', versions: {current: {label: 'Next'}}},
  {type: 'custom-clock'},
  {to: '/blog', label: 'Blog'},
];

test('a valid navbar passes', () => {
  expect(navbarProblems(right, targets, '')).toEqual([]);
});

test('each unknown name is reported with its line and the known names', () => {
  const items = [
    {type: 'clock'},
    {type: 'doc', docId: 'guides/vnp'},
    {type: 'dropdown', items: [{type: 'docSidebar', sidebarId: 'sidebar'}]},
    {type: 'docsVersionDropdown', versions: ['1.0'], dropdownItemsAfter: [{docId: 'start'}]},
    {type: 'docsVersionDropdown', versions: {'2.0': {}}},
  ];
  const source = items.map((item) => JSON.stringify(item)).join('\n');
  expect(report(navbarProblems(items, targets, source)).split('\n')).toEqual([
    'src/config/navbar.ts:1: a navbar item names the type "clock", which does not exist; use one of default, dropdown, html, search, localeDropdown, doc, docSidebar, docsVersion, docsVersionDropdown.',
    'src/config/navbar.ts:2: a navbar item names the doc "guides/vnp", which does not exist; use one of intro, guides/vpn.',
    'src/config/navbar.ts:3: a navbar item names the sidebar "sidebar", which does not exist; use one of baseSidebar.',
    'src/config/navbar.ts:4: a navbar item names the docs version "1.0", which does not exist; use one of current.',
    'src/config/navbar.ts:4: a navbar item names the doc "start", which does not exist; use one of intro, guides/vpn.',
    'src/config/navbar.ts:5: a navbar item names the docs version "2.0", which does not exist; use one of current.',
  ]);
});
