import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {neverShown, type Site} from '../../../../src/plugins/lean-bundle/never-shown';

type Version = Site['versions'][number];
type Doc = Version['docs'][number];

/** A doc of which only this is known. */
function doc(metadata: Partial<Doc>): Doc {
  return metadata as Doc;
}

const version: Version = {
  banner: null,
  badge: false,
  docs: [doc({unlisted: false})],
  sidebars: {main: [{type: 'doc', id: 'a'}]},
};

/** A site that shows none of what can be left out. */
const plain: Site = {
  themeConfig: {
    docs: {sidebar: {hideable: false}},
    navbar: {items: [{to: '/a'}, {type: 'docsVersionDropdown', dropdownItemsAfter: [{to: '/b'}]}]},
    footer: {links: [{title: 'More', items: []}]},
  },
  versions: [version],
  posts: [{unlisted: false}],
};

test('a site that shows nothing special needs none of these', () => {
  expect(neverShown(plain)).toEqual([
    'DocSidebar/Desktop/CollapseButton',
    'DocRoot/Layout/Sidebar/ExpandButton',
    'DocSidebarItem/Html',
    'DocVersionBanner',
    'DocVersionBadge',
    'ContentVisibility',
    'LastUpdated',
    'Footer/Links/Simple',
    'NavbarItem/HtmlNavbarItem',
    'NavbarItem/DocNavbarItem',
    'NavbarItem/DocsVersionNavbarItem',
  ]);
});

const html: LoadedVersion['sidebars'][string][number] = {
  type: 'html',
  value: '<hr>',
  defaultStyle: false,
};

const wishes: [string, Partial<Site>, string[]][] = [
  [
    'a sidebar that can be hidden',
    {themeConfig: {...plain.themeConfig, docs: {sidebar: {hideable: true}}}},
    ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton'],
  ],
  [
    'HTML in a group of the sidebar',
    {
      versions: [
        {
          ...version,
          sidebars: {
            main: [
              {type: 'category', label: 'G', collapsed: true, collapsible: true, items: [html]},
            ],
          },
        },
      ],
    },
    ['DocSidebarItem/Html'],
  ],
  [
    'an old version',
    {versions: [version, {...version, banner: 'unmaintained'}]},
    ['DocVersionBanner'],
  ],
  ['named versions', {versions: [{...version, badge: true}]}, ['DocVersionBadge']],
  [
    'an unlisted page',
    {versions: [{...version, docs: [doc({unlisted: true})]}]},
    ['ContentVisibility'],
  ],
  ['an unlisted post', {posts: [{unlisted: true}]}, ['ContentVisibility']],
  [
    'the day of the last change',
    {versions: [{...version, docs: [doc({lastUpdatedAt: 1})]}]},
    ['LastUpdated'],
  ],
  ['who changed a post last', {posts: [{unlisted: false, lastUpdatedBy: 'me'}]}, ['LastUpdated']],
  [
    'a footer of one row',
    {themeConfig: {...plain.themeConfig, footer: {links: [{label: 'A', to: '/a'}]}}},
    ['Footer/Links/Simple'],
  ],
  [
    'a doc in a menu of the navbar',
    {
      themeConfig: {
        ...plain.themeConfig,
        navbar: {items: [{type: 'localeDropdown', dropdownItemsBefore: [{type: 'doc'}]}]},
      },
    },
    ['NavbarItem/DocNavbarItem'],
  ],
  [
    'other kinds of item in the navbar',
    {
      themeConfig: {
        ...plain.themeConfig,
        navbar: {items: [{type: 'html'}, {items: [{type: 'docsVersion'}]}]},
      },
    },
    ['NavbarItem/HtmlNavbarItem', 'NavbarItem/DocsVersionNavbarItem'],
  ],
];

test.each(wishes)('%s brings its components', (_, part, components) => {
  const left = neverShown({...plain, ...part});
  expect(neverShown(plain).filter((component) => !left.includes(component))).toEqual(components);
});
