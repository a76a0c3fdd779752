import {screen, waitFor} from '@testing-library/react';
import {describe, expect, test} from 'vitest';
import {
  address,
  dialog,
  expectFinal,
  fill,
  input,
  openSearch,
  options,
  status,
} from '../support/dialog';
import {field, hits} from '../support/searchPage';
import {select, visit} from '../support/site';

const message =
  'May 02 14:30:43 aurora ostree[55159]: error: Preparing import: Fetching manifest: ' +
  'A signature was required, but no signature exists';
const shown = 'A signature was required, but no signature exists';
const answer = 'A signature was required';

describe('a message that is pasted', () => {
  test('is searched for on the search page, too', async () => {
    const user = await visit('/search');
    field().focus();
    await user.paste(message);
    expect(field().value).toBe(shown);
    expect(address()).toMatch(/q=.*Fetching/);
    await screen.findByText(/^Searching for the message you pasted\./);
    await waitFor(() => expect(hits()[0]?.textContent).toContain(answer));
    await user.keyboard('{End}{Backspace}');
    expect(address()).toMatch(/q=A[+ ]signature/);
    expect(screen.queryByText(/^Searching for the message you pasted\./)).toBeNull();
  });

  test('has an active hit, from which the arrow keys go on', async () => {
    const user = await visit('/guides/vpn');
    await openSearch(user);
    await user.paste(
      'error: Tailscale joins a network, and a tunnel goes around it to install now',
    );
    await waitFor(expectFinal);
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    expect(input().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    await user.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(input().getAttribute('aria-activedescendant')).toBe(options()[1]?.id),
    );
  });

  test('is said to be on no page if hits have only a part of it', async () => {
    const user = await visit('/guides/vpn');
    await openSearch(user);
    await user.paste(
      'camel: error: caravan cannot cross 12 dunes: signature of oasis sahara-7 was required',
    );
    await screen.findByText(
      'Searching for the message you pasted. Nothing matches all of it. These come closest.',
    );
  });

  test.each([
    ['ten megabytes', 'error '.repeat(1_700_000)],
    ['binary data', '\u0001\u0002ELF\uFFFD'.repeat(100)],
  ])('may be %s', async (_what, text) => {
    const user = await visit('/guides/vpn');
    await openSearch(user);
    await user.paste(text);
    expect(input().value).not.toBe('');
    await waitFor(() => expect(status()).not.toBe(''));
    expect(input().value.length).toBeLessThanOrEqual(64);
  });
});

test('a message that is selected is searched for as a whole', async () => {
  const user = await visit('/guides/vpn');
  select(message);
  await openSearch(user);
  expect(input().value).toBe(shown);
  await expectFinal();
  expect(options()[0]?.textContent).toContain(answer);
});

test.each([
  ['have only a part of', 'undo the update of a camel caravan', 'Nothing matches all of it. These'],
  ['come near', 'roll back the update of a caravan', 'These'],
])('hits that %s the query are said to', async (_how, query, beginning) => {
  const note = `${beginning} come closest.`;
  const user = await visit('/guides/vpn');
  await openSearch(user);
  await user.keyboard(query);
  await screen.findByText(note);
  fill(input(), 'tailscale');
  await waitFor(() => expect(dialog().textContent).not.toContain(note));
  await visit(`/search?q=${encodeURIComponent(query)}`);
  await screen.findByText(note);
});

test('a typed query that fills the field is told how to search for more', async () => {
  const note = 'The field holds 64 characters. Paste a longer text to search for all of it.';
  const query = 'the printer that worked yesterday is gone after the last update ';
  const full = query.padEnd(64, 'x');
  const user = await visit('/guides/vpn');
  await openSearch(user);
  await user.keyboard(`${full} and more`);
  await screen.findByText(note, {exact: false, selector: '.DocSearch-Help'});
  expect(input().value).toBe(full);
  fill(input(), full.slice(0, 63));
  await waitFor(() => expect(dialog().textContent).not.toContain(note));
  await visit('/search');
  fill(field(), full);
  await screen.findByText(note, {exact: false});
});
