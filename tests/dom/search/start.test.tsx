import {screen, waitFor, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {activeIndex, address, openSearch} from '../support/dialog';
import {entry} from '../../storedSearches';
import {storeSearches} from '../support/stored';
import {visit} from '../support/site';

test('recent searches follow the emergencies, and Enter opens the first recent one', async () => {
  storeSearches('recents', 'a', 'b');
  const user = await visit('/guides/gaming');
  await openSearch(user);
  const emergencies = await screen.findByRole('navigation', {name: 'Something is broken'});
  expect(within(emergencies).getAllByRole('link')).toHaveLength(4);
  await waitFor(() => expect(activeIndex()).toBe(0));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(entry('a').url));
});
