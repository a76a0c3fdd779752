import {screen, waitFor} from '@testing-library/react';
import type {UserEvent} from '@testing-library/user-event';
import {beforeEach, expect, test} from 'vitest';
import {dialog, fill, input, openSearch, status} from '../support/dialog';
import {visit} from '../support/site';

let user: UserEvent;

beforeEach(async () => {
  user = await visit('/guides/vpn');
  await openSearch(user);
});

test('the number of hits is announced to screen readers, and which comes first', async () => {
  await user.keyboard('tailscale');
  await waitFor(() => expect(status()).toMatch(/^\d+ results\. First: Use Tailscale$/));
  fill(input(), 'rollback');
  await waitFor(() => expect(status()).toMatch(/^\d+ results\. First: Roll back/));
});

test('markup in a query is shown as text', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  await user.keyboard(markup);
  expect(input().value).toBe(markup);
  await waitFor(() => expect(status()).toMatch(/results|No results/));
  expect(dialog().querySelectorAll('img, script')).toHaveLength(0);
  fill(input(), '<xylophone>');
  await screen.findByText('No results for "<xylophone>"');
});
