import {waitFor} from '@testing-library/react';
import type {UserEvent} from '@testing-library/user-event';
import {beforeEach, expect, test, vi, type Mock} from 'vitest';
import {address, expectFinal, isOpen, openSearch, options} from '../support/dialog';
import {read} from '../support/stored';
import {visit} from '../support/site';

let user: UserEvent;
let open: Mock;

beforeEach(async () => {
  open = vi.spyOn(window, 'open').mockReturnValue(null);
  user = await visit('/blog');
  await openSearch(user);
  await user.keyboard('tailscale');
  await expectFinal();
});

/** Checks that a hit was opened in a new tab, and that the search stays open. */
function expectOpened() {
  expect(open.mock.calls).toEqual([[options()[0]?.getAttribute('href'), '_blank', 'noopener']]);
  expect(isOpen()).toBe(true);
  expect(options()).not.toEqual([]);
  expect(address()).toBe('/blog');
}

test('Meta+Enter opens a hit in a new tab and leaves the search open', async () => {
  await user.keyboard('{Meta>}{Enter}{/Meta}');
  expectOpened();
});

// Browsers would open the link of a click with their own key themselves.
test.each(['Alt', 'Meta'])(
  '%s+click opens a hit in a new tab or window (by the page) and leaves the search open',
  async (modifier) => {
    await user.keyboard(`{${modifier}>}`);
    await user.click(options()[0] as Element);
    expectOpened();
    expect(read('recents')).toHaveLength(1);
  },
);

test('Enter without a modifier key opens the hit and closes the search', async () => {
  const target = options()[0]?.getAttribute('href');
  await user.keyboard('{Enter}');
  expect(isOpen()).toBe(false);
  await waitFor(() => expect(address() + window.location.hash).toBe(target));
  expect(open).not.toHaveBeenCalled();
});
