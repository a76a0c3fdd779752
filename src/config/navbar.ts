import type {ThemeConfig} from '@docusaurus/preset-classic';
import {newIssueUrl, site} from './site';

/** Where the project is besides here. Windows that are too narrow for them have them in a menu. */
const projectLinks = [
  {href: site.website, label: 'Website'},
  {href: site.discussions, label: 'Community'},
  {href: site.chat, label: 'Feedback'},
  {href: site.source, label: 'GitHub'},
];

/** The navbar, left to right. The search button is an item so that it keeps its place on phones. */
export const navbarItems = [
  {
    type: 'docSidebar',
    sidebarId: 'baseSidebar',
    label: 'Documentation',
    position: 'left',
  },
  {to: '/blog', label: 'Blog', position: 'left'},
  ...projectLinks.map((link) => ({
    ...link,
    position: 'right' as const,
    className: 'navbar__project',
  })),
  {
    type: 'dropdown',
    label: 'More',
    position: 'right',
    className: 'navbar__more',
    items: projectLinks,
  },
  {
    type: 'docsVersionDropdown',
    position: 'right',
    // "Next" alone could be anything, and the navbar has no room to say more.
    'aria-description': 'Version of these docs',
    dropdownItemsBefore: [
      {type: 'html', value: 'Version of these docs', className: 'dropdown__title'},
    ],
    dropdownItemsAfter: [
      {to: '/guides/release-streams', label: 'Release streams'},
      {href: site.releases, label: 'Release notes'},
    ],
  },
  {
    type: 'localeDropdown',
    position: 'right',
    dropdownItemsAfter: [
      {
        href: newIssueUrl('translation', 'Translation: '),
        label: 'Help translate',
      },
    ],
  },
  {type: 'search', position: 'right'},
] satisfies NonNullable<ThemeConfig['navbar']>['items'];
