import {screen, waitFor, within} from '@testing-library/react';
import type {UserEvent} from '@testing-library/user-event';
import {beforeEach, expect, test} from 'vitest';
import {dialog, expectFinal, input, isOpen, openSearch, options} from '../support/dialog';
import {visit} from '../support/site';

const name = /^Search again for/;
const again = () => within(dialog()).findByRole('button', {name});
const cancel = (user: UserEvent) =>
  user.click(within(dialog()).getByRole('button', {name: 'Cancel'}));

beforeEach(() => localStorage.clear());

test('a search can be repeated after its first hit was opened', async () => {
  const user = await visit('/guides/vpn');
  await openSearch(user);
  expect(within(dialog()).queryByRole('button', {name})).toBeNull();
  await user.keyboard('tailscale');
  await expectFinal();
  const found = options().map(({href}) => href);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(isOpen()).toBe(false));

  await openSearch(user);
  const button = await again();
  expect(button.textContent).toBe('Search again for "tailscale"');
  await user.click(button);
  expect(document.activeElement).toBe(input());
  expect(input().value).toBe('tailscale');
  await expectFinal();
  expect(options().map(({href}) => href)).toEqual(found);
});

test('a search that is opened and closed without a query leaves the last one', async () => {
  const user = await visit('/guides/vpn');
  await openSearch(user);
  await user.keyboard('printer');
  await cancel(user);
  await waitFor(() => expect(isOpen()).toBe(false));
  await openSearch(user);
  await again();
  await cancel(user);
  await openSearch(user);
  expect((await again()).textContent).toBe('Search again for "printer"');
});

test('the whole of a message is searched for again', async () => {
  const user = await visit('/guides/vpn');
  await openSearch(user);
  await user.paste(
    'error: Preparing import: Fetching manifest: A signature was required, but no signature exists',
  );
  await screen.findByText(/^Searching for the message you pasted\./);
  await cancel(user);
  await openSearch(user);
  const button = await again();
  expect(button.textContent).toBe(
    'Search again for "A signature was required, but no signature exists"',
  );
  await user.click(button);
  await screen.findByText(/^Searching for the message you pasted\./);
});

test('nothing is kept or offered for readers who do not want their searches kept', async () => {
  const user = await visit('/guides/vpn');
  await openSearch(user);
  await user.keyboard('printer');
  await cancel(user);
  await openSearch(user);
  await again();
  await user.click(within(dialog()).getByRole('checkbox'));
  await waitFor(() => expect(within(dialog()).queryByRole('button', {name})).toBeNull());
  await user.type(input(), 'keyboard');
  expect(input().value).toBe('keyboard');
  await cancel(user);
  await openSearch(user);
  await user.click(await within(dialog()).findByRole('checkbox'));
  expect((await again()).textContent).toBe('Search again for "printer"');
});
