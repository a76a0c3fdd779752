import type {ThemeConfig} from '@docusaurus/preset-classic';
import {newIssueUrl, site} from './site';

/** The navbar, left to right. The search button is an item so that it keeps its place on phones. */
export const navbarItems = [
  {
    type: 'docSidebar',
    sidebarId: 'baseSidebar',
    label: 'Documentation',
    position: 'left',
  },
  {to: '/blog', label: 'Blog', position: 'left'},
  {href: site.website, label: 'Website', position: 'right'},
  {href: site.discussions, label: 'Community', position: 'right'},
  {href: site.chat, label: 'Feedback', position: 'right'},
  {href: site.source, label: 'GitHub', position: 'right'},
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
