import {waitFor} from '@testing-library/react';
import {expect, test} from 'vitest';
import {openSearch, options} from '../support/dialog';
import {storeSearches} from '../support/stored';
import {visit} from '../support/site';

test('recent searches and favorites are links to their own URLs', async () => {
  storeSearches('recents', 'a');
  storeSearches('favorites', 'b');
  const user = await visit('/blog');
  await openSearch(user);
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(
    options().map((option) => option instanceof HTMLAnchorElement && option.getAttribute('href')),
  ).toEqual(['/guides/vpn?from=a', '/guides/vpn?from=b']);
});
