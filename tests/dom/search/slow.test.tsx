import {screen, waitFor, within} from '@testing-library/react';
import type {UserEvent} from '@testing-library/user-event';
import {beforeEach, expect, test} from 'vitest';
import {
  address,
  dialog,
  fill,
  input,
  isOpen,
  openSearch,
  options,
  textsOf,
} from '../support/dialog';
import {startSlowService} from '../support/service';
import {visit} from '../support/site';

let hosted: Awaited<ReturnType<typeof startSlowService>>;
let user: UserEvent;

beforeEach(async () => {
  hosted = await startSlowService();
  user = await visit('/blog', {host: hosted.host});
  await openSearch(user);
});

const expectHit = (title: string) => waitFor(() => expect(textsOf(options())).toEqual([title]));

/** Enters another query while hits are shown. */
async function changeQuery() {
  fill(input(), 'old');
  await hosted.respond('old');
  await expectHit('About old');
  fill(input(), 'new');
}

test('Enter waits for the response to the current query instead of opening an outdated hit', async () => {
  await changeQuery();
  await user.keyboard('{Enter}');
  expect(isOpen()).toBe(true);
  expect(address()).toBe('/blog');
  await hosted.respond('new');
  await waitFor(() => expect(address()).toBe('/guides/vpn?q=new'));
  expect(isOpen()).toBe(false);
});

test('the link to all results is that of the current query, even while outdated hits are shown', async () => {
  await changeQuery();
  await hosted.requested('new');
  await user.click(within(dialog()).getByRole('link', {name: 'See this result on a page'}));
  await waitFor(() => expect(address()).toBe('/search?q=new'));
  expect(isOpen()).toBe(false);
});

test('a pending Enter is cancelled by typing', async () => {
  fill(input(), 'first');
  await user.keyboard('{Enter}');
  fill(input(), 'second');
  await hosted.respond('first');
  await hosted.respond('second');
  await expectHit('About second');
  expect(isOpen()).toBe(true);
  expect(address()).toBe('/blog');
});

test('a pending Enter is cancelled by closing the search', async () => {
  fill(input(), 'first');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', {name: 'Cancel'}));
  expect(isOpen()).toBe(false);
  await hosted.respond('first');
  await openSearch(user);
  expect(isOpen()).toBe(true);
  expect(address()).toBe('/blog');
});

test('a late response does not replace that of the current query', async () => {
  fill(input(), 'first');
  await hosted.requested('first');
  fill(input(), 'second');
  await hosted.respond('second');
  await expectHit('About second');
  await hosted.respond('first');
  await user.keyboard('{ArrowDown}');
  await expectHit('About second');
  expect(within(dialog()).getByRole('listbox').getAttribute('aria-busy')).toBe('false');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/guides/vpn?q=second'));
});
