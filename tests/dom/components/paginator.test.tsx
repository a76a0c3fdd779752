import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {DocusaurusContext} from '@docusaurus/types';
import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {expect, test} from 'vitest';
import DocPaginator from '../../../src/theme/DocPaginator';

const site = {siteConfig: {baseUrl: '/', future: {}}} as object as DocusaurusContext;
const version: PropVersionMetadata = {
  pluginId: 'default',
  version: 'current',
  label: 'Next',
  banner: null,
  badge: false,
  noIndex: false,
  className: '',
  isLast: true,
  docsSidebars: {},
  docs: {'guides/vpn': {id: 'guides/vpn', title: 'VPN', description: 'Join a network.'}},
};

test('a link to another page is named after it, and described by what it is for', () => {
  render(
    <MemoryRouter>
      <Context.Provider value={site}>
        <DocsVersionProvider version={version}>
          <DocPaginator
            previous={{title: 'Connect to a VPN', permalink: '/guides/vpn'}}
            next={{title: 'Roll back', permalink: '/guides/rollback'}}
          />
        </DocsVersionProvider>
      </Context.Provider>
    </MemoryRouter>,
  );
  const previous = screen.getByRole('link', {
    name: 'Previous Connect to a VPN',
    description: 'Join a network.',
  });
  // The whole card is the link.
  expect(previous.textContent).toContain('Join a network.');
  const next = screen.getByRole('link', {name: 'Next Roll back'});
  expect(next.hasAttribute('aria-describedby')).toBe(false);
});
