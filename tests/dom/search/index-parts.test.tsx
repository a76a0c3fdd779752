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

test('what only a text says is waited for, and nothing is said until then', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const user = await visit('/guides/vpn', {
    serve: async (part) => {
      if (part === 'rest') {
        await released;
      }
      return serveIndex(part);
    },
  });
  await openSearch(user);
  fill(input(), 'signature was required, but no signature exists');
  await waitFor(() => expect(options()).not.toEqual([]));
  expect(document.body.textContent).not.toContain('Nothing matches all of it');
  fill(input(), 'undoes');
  await waitFor(() => expect(status()).toBe('Searching …'));
  release();
  await waitFor(() => expect(status()).toBe('One result. First: Roll back'));
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
