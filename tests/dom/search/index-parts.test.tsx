import {waitFor} from '@testing-library/react';
import {expect, test} from 'vitest';
import {fill, input, isOpen, openSearch, options, status} from '../support/dialog';
import {tolerate} from '../support/errors';
import {serveIndex, visit} from '../support/site';

test('the first part works without the rest', async () => {
  tolerate(/its second part did not load/);
  const user = await visit('/guides/vpn', {
    serve: (part) => (part === 'first' ? serveIndex(part) : Response.error()),
  });
  await openSearch(user);
  await user.keyboard('tailscale');
  await waitFor(() => expect(options()).not.toEqual([]));
});

test('without the first part, the search fails, and works when opened again', async () => {
  tolerate(/did not answer|did not load/);
  let isDown = true;
  const user = await visit('/guides/vpn', {
    serve: (part) =>
      isDown && part === 'first' ? new Response('no', {status: 503}) : serveIndex(part),
  });
  await openSearch(user);
  fill(input(), 'tailscale');
  await waitFor(() => expect(status()).toBe('The search did not answer'));
  isDown = false;
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  await openSearch(user);
  fill(input(), 'tailscale');
  await waitFor(() => expect(options()).not.toEqual([]));
});
