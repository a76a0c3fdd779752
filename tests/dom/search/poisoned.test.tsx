import {waitFor} from '@testing-library/react';
import {expect, test} from 'vitest';
import {address, dialog, openSearch, options} from '../support/dialog';
import {count, field} from '../support/searchPage';
import {keys} from '../../storedSearches';
import {visit} from '../support/site';

const entry = (objectID: string, url: string, title: unknown) => ({
  objectID,
  url,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Guides', lvl1: title},
});

test('manipulated recent searches are text that links to this site', async () => {
  const markup = '<img src=x onerror="window.attacked=true">';
  const recents = JSON.stringify([
    entry('script', 'javascript:window.attacked=true', 'A script'),
    entry('host', '//evil.example/', 'Another host'),
    entry('path', 'https://docs.getaurora.dev//evil.example/', 'A path of another host'),
    entry('type', '/guides/vpn', {toString: 'x'}),
    entry('markup', '/guides/vpn?from=markup', markup),
    entry('long', '/guides/vpn?from=long', 'x'.repeat(1_000_000)),
    7,
  ]).replace('[{', '[{"__proto__":{"polluted":true}},{');
  localStorage.setItem(keys.recents, recents);
  const user = await visit('/guides/vpn');
  await openSearch(user);
  await waitFor(() => expect(options()).toHaveLength(2));
  const [first] = options();
  expect(first?.textContent).toBe(markup);
  expect(dialog().textContent.length).toBeLessThan(5_000);
  await user.click(first as HTMLElement);
  await waitFor(() => expect(address()).toBe('/guides/vpn?from=markup'));
  expect('attacked' in window || 'polluted' in {}).toBe(false);
});

test('the first query of a URL is used, truncated to the maximum length', async () => {
  await visit(`/search?q=${'vpn%20'.repeat(1_000)}&q=second`);
  const query = 'vpn '.repeat(16);
  expect(field().value).toBe(query);
  await waitFor(() => expect(count()).toContain(`results for "${query}"`));
  expect(document.title).toContain('vpn');
  expect(document.title.length).toBeLessThan(200);
});
