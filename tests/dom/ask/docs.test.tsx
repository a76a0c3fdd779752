import {screen, waitFor, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {conversationKey} from '../../../src/ask/core/conversation';
import {settingsKey} from '../../../src/ask/core/settings';
import {announced, askFromSearch, askNext, askPart, button, question} from '../support/ask';
import {fill, input, isOpen, openSearch, textsOf} from '../support/dialog';
import {tolerate} from '../support/errors';
import {createModel} from '../support/model';
import {field} from '../support/searchPage';
import {visit} from '../support/site';

const places = () => textsOf(askPart().queryAllByRole('link', {name: / › /}));

test('without a model, a question has the passages of the docs, each with its place', async () => {
  const {model, asked} = createModel();
  const user = await visit('/', {model});
  await askFromSearch(user, 'use tailscale');
  await waitFor(() => expect(announced()).toMatch(/passages? from the docs$/));
  expect(places()[0]).toBe('Connect to a VPN › Use Tailscale');
  expect(askPart().getByText('Tailscale joins a network.')).not.toBeNull();
  expect(askPart().queryByText(/generated with AI/)).toBeNull();
  expect(asked).toEqual([]);
});

test('first use says what Ask needs and what is sent where, until the reader knows', async () => {
  const user = await visit('/');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  await askFromSearch(user, 'use tailscale');
  expect(askPart().getAllByText(/sends nothing|go to that model|kept in this tab/)).toHaveLength(3);
  await user.click(button('Got it'));
  expect(askPart().queryByText(/sends nothing/)).toBeNull();
  expect(localStorage.getItem(settingsKey)).not.toBeNull();
});

test('a question that the docs do not cover offers the search and an issue, and asks no model', async () => {
  const {model, asked} = createModel();
  const user = await visit('/', {model});
  await askFromSearch(user, 'xylophone lessons');
  await waitFor(() => expect(announced()).toBe('The docs do not seem to cover this'));
  expect(askPart().getByRole('link', {name: 'Let us know'}).getAttribute('href')).toMatch(
    /issues\/new\?template=missing-page.*xylophone/,
  );
  expect(asked).toEqual([]);
  await user.click(button('Search the docs'));
  expect(input().value).toBe('xylophone lessons');
});

test('"?" in the empty search asks, and the way back leads to the search', async () => {
  const user = await visit('/');
  await openSearch(user);
  await user.keyboard('?');
  await waitFor(() => expect(question()).toBe(document.activeElement));
  expect(askPart().queryAllByRole('heading', {level: 3})).toEqual([]);
  await user.click(button(/Search$/));
  expect(input()).toBe(document.activeElement);
  fill(input(), 'what');
  await user.keyboard('?');
  expect(screen.queryByRole('region', {name: 'Ask the docs'})).toBeNull();
});

test('a source is a link to its section, which closes the dialog', async () => {
  const user = await visit('/');
  await askFromSearch(user, 'use tailscale');
  await waitFor(() => expect(places().length).toBeGreaterThan(0));
  await user.click(askPart().getAllByRole('link', {name: /Use Tailscale/})[0] as HTMLElement);
  expect(isOpen()).toBe(false);
  expect(window.location.pathname + window.location.hash).toBe('/guides/vpn#use-tailscale');
});

test('the conversation lasts as long as the tab, until the reader forgets everything', async () => {
  const user = await visit('/');
  await askFromSearch(user, 'use tailscale');
  await waitFor(() => expect(sessionStorage.getItem(conversationKey)).toMatch(/Tailscale joins/));
  await user.click(button('Got it'));
  await askNext(user, 'and use wireguard?');
  await waitFor(() =>
    expect(textsOf(askPart().getAllByRole('heading', {level: 3}))).toEqual([
      'use tailscale',
      'and use wireguard?',
    ]),
  );
  await user.click(button('Settings'));
  await user.click(button('Forget everything'));
  expect(button('Keep')).toBe(document.activeElement);
  await user.click(button('Keep'));
  expect(sessionStorage.getItem(conversationKey)).toMatch(/Tailscale joins/);
  await user.click(button('Forget everything'));
  await user.click(button('Forget'));
  expect(askPart().getByText(/^Forgotten\./)).not.toBeNull();
  expect(button('Forget everything')).toBe(document.activeElement);
  await user.click(button('Done'));
  expect(askPart().queryAllByRole('heading', {level: 3})).toEqual([]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('a conversation that was closed can be brought back until the next question', async () => {
  const user = await visit('/');
  const asked = () => textsOf(askPart().queryAllByRole('heading', {level: 3}));
  await askFromSearch(user, 'use tailscale');
  await waitFor(() => expect(places().length).toBeGreaterThan(0));
  await user.click(button('New'));
  expect(asked()).toEqual([]);
  expect(announced()).toBe('That conversation is closed.');
  await user.click(button('Bring it back'));
  expect(asked()).toEqual(['use tailscale']);
  expect(places().length).toBeGreaterThan(0);
  await user.click(button('New'));
  await askNext(user, 'use wireguard');
  expect(askPart().queryByRole('button', {name: 'Bring it back'})).toBeNull();
});

test('the search page asks as well', async () => {
  const user = await visit('/search');
  fill(field(), 'use tailscale');
  await user.click(screen.getByRole('button', {name: 'Ask the docs'}));
  await waitFor(() => expect(places()[0]).toBe('Connect to a VPN › Use Tailscale'));
  await user.click(button(/Search$/));
  expect(within(screen.getByRole('main')).getByRole('searchbox')).not.toBeNull();
});

test('a question that comes too early stays in the field', async () => {
  const {serveIndex} = await import('../support/site');
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  const user = await visit('/', {serve: (part) => isHeld.then(() => serveIndex(part))});
  await openSearch(user);
  await user.keyboard('?');
  await waitFor(() => expect(question()).toBe(document.activeElement));
  await askNext(user, 'use tailscale');
  await askNext(user, 'use wireguard');
  expect(question().value).toBe('use wireguard');
  release();
  await waitFor(() => expect(places().length).toBeGreaterThan(0));
  await user.type(question(), '{Enter}');
  expect(textsOf(askPart().getAllByRole('heading', {level: 3}))).toEqual([
    'use tailscale',
    'use wireguard',
  ]);
});

test('an index that does not load is a failure that can be tried again', async () => {
  tolerate(/./);
  let isDown = true;
  const {serveIndex} = await import('../support/site');
  const user = await visit('/', {
    serve: (part) => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : serveIndex(part)),
  });
  await openSearch(user);
  await user.keyboard('?');
  await waitFor(() => expect(question()).toBe(document.activeElement));
  await askNext(user, 'use tailscale');
  await waitFor(() => expect(announced()).toMatch(/did not load/));
  isDown = false;
  await user.click(button('Try again'));
  await waitFor(() => expect(places().length).toBeGreaterThan(0));
});
