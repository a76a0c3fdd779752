import {waitFor} from '@testing-library/react';
import {expect, test} from 'vitest';
import {activeIndex, expectFinal, openSearch, options} from '../support/dialog';
import {visit} from '../support/site';

test('the hit under the pointer is the active one', async () => {
  const user = await visit('/blog');
  await openSearch(user);
  await user.keyboard('tailscale');
  await expectFinal();
  expect(activeIndex()).toBe(0);
  await user.hover(options()[2] as Element);
  await waitFor(() => expect(activeIndex()).toBe(2));
});
