import {waitFor} from '@testing-library/react';
import {expect, test} from 'vitest';
import {fill, input, openSearch, options} from '../support/dialog';
import {queryOf, startService} from '../support/service';
import {visit} from '../support/site';

test.each([
  [1280, 10],
  [320, 5],
])('at %i px snippets have %i words, and a page has 20 hits', async (width, words) => {
  const {name: host, received} = await startService();
  const user = await visit('/blog', {host, width});
  await openSearch(user);
  fill(input(), 'vpn');
  await waitFor(() => expect(options()).toHaveLength(1));
  const asked = received.map(queryOf);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({query: 'vpn', indexName: 'hosted', hitsPerPage: 20});
  expect(JSON.stringify(asked[0])).toContain(`"content:${words}"`);
});
