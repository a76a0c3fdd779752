import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from './site';

/** The footer: sister projects, community, more; then the mark and the copyright line. */
export const footer = {
  style: 'light',
  logo: {
    alt: 'Aurora',
    // The same file as in the navbar: it is on screen before anyone gets to the footer.
    src: '/img/mark.svg',
    href: '/',
    width: 32,
    height: 32,
  },
  links: [
    {
      title: 'Sister projects',
      items: [
        {label: 'Bluefin', href: 'https://projectbluefin.io'},
        {label: 'Bazzite', href: 'https://bazzite.gg'},
        {label: 'uCore', href: 'https://github.com/ublue-os/ucore'},
        {label: 'Universal Blue', href: 'https://universal-blue.org'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Discussions', href: site.discussions},
        {label: 'Discord', href: site.chat},
        {label: 'Report an issue', to: '/guides/report-issues'},
        {label: 'Code of conduct', to: '/project-docs/coc'},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'Website', href: site.website},
        {label: 'Blog', to: '/blog'},
        {label: 'Source code', href: site.source},
        {label: 'Edit this documentation', href: site.docsSource},
        {label: 'Credits', to: '/project-docs/credits'},
        {label: 'Licenses', href: 'pathname:///licenses.txt'},
      ],
    },
  ],
  copyright: 'Copyright © 2025 the Aurora project. Built with Universal Blue.',
} satisfies ThemeConfig['footer'];
