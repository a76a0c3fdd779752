import {screen, waitFor} from '@testing-library/react';
import type {UserEvent} from '@testing-library/user-event';
import {beforeEach, expect, test} from 'vitest';
import {
  activeIndex,
  address,
  dialog,
  expectFinal,
  fill,
  input,
  isOpen,
  openSearch,
  options,
} from '../support/dialog';
import {visit} from '../support/site';

let user: UserEvent;

beforeEach(async () => {
  user = await visit('/guides/vpn');
  await openSearch(user);
  await user.keyboard('tailscale');
  await waitFor(expectFinal);
});

test('only one hit is active at a time', async () => {
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(activeIndex()).toBe(1));
  expect(input().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
  expect(dialog().querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
});

test('Enter without a hit does nothing', async () => {
  fill(input(), 'xylophone');
  await screen.findByText('No results for "xylophone"');
  await user.keyboard('{Enter}');
  expect(isOpen()).toBe(true);
  expect(address()).toBe('/guides/vpn');
});
