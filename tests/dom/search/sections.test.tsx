import {screen, waitFor, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import {fill} from '../support/dialog';
import {count, field, hits, more} from '../support/searchPage';
import {answerWithHit, startService} from '../support/service';
import {visit} from '../support/site';

const sections = () => screen.queryByRole('group', {name: 'Section'});
const choice = (name: RegExp) =>
  within(screen.getByRole('group', {name: 'Section'})).getByRole<HTMLInputElement>('radio', {name});
const groups = () => screen.queryAllByRole('heading', {level: 2}).map((each) => each.textContent);
const numberIn = (radio: HTMLElement) =>
  Number(/\d+/.exec(radio.closest('label')?.textContent ?? ''));

test('a section narrows the results, and "All" widens them again', async () => {
  const user = await visit('/search?q=update');
  await waitFor(() => expect(groups().length).toBeGreaterThan(1));
  const all = numberIn(choice(/^All/));
  expect(choice(/^All/).checked).toBe(true);
  expect(count()).toBe(`${all} results for "update"`);
  const parts = numberIn(choice(/^Parts/));
  expect(parts).toBeLessThan(all);

  await user.click(choice(/^Blog/));
  await waitFor(() => expect(groups()).toEqual(['Blog']));
  expect(choice(/^Blog/).checked).toBe(true);
  expect(count()).toBe(`${numberIn(choice(/^Blog/))} results for "update" in Blog`);
  expect(hits()).toHaveLength(numberIn(choice(/^Blog/)));
  expect(window.location.search).toBe('?q=update&section=Blog');
  // The other sections keep their numbers.
  expect(numberIn(choice(/^Parts/))).toBe(parts);
  expect(numberIn(choice(/^All/))).toBe(all);

  await user.click(choice(/^All/));
  await waitFor(() => expect(count()).toBe(`${all} results for "update"`));
  expect(window.location.search).toBe('?q=update');
});

test('the arrow keys choose a section and keep the focus', async () => {
  const user = await visit('/search?q=update');
  await waitFor(() => expect(sections()).not.toBeNull());
  choice(/^All/).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(groups()).toEqual(['Parts']));
  expect(choice(/^Parts/).checked).toBe(true);
  expect(document.activeElement).toBe(choice(/^Parts/));
});

test('a section starts with its first page of results', async () => {
  const user = await visit('/search?q=t');
  await waitFor(() => expect(hits()).toHaveLength(20));
  await user.click(more() as HTMLElement);
  await waitFor(() => expect(hits().length).toBeGreaterThan(20));
  expect(numberIn(choice(/^Parts/))).toBeGreaterThan(20);
  await user.click(choice(/^Parts/));
  await waitFor(() => expect(groups()).toEqual(['Parts']));
  expect(hits()).toHaveLength(20);
});

test('the address can name a section', async () => {
  await visit('/search?q=update&section=Blog');
  await waitFor(() => expect(groups()).toEqual(['Blog']));
  expect(choice(/^Blog/).checked).toBe(true);
});

test.each(['None', 'toString'])('a section without hits, %s, narrows nothing', async (name) => {
  await visit(`/search?q=update&section=${name}`);
  await waitFor(() => expect(groups().length).toBeGreaterThan(1));
  expect(choice(/^All/).checked).toBe(true);
});

test('hits of one section offer no choice', async () => {
  await visit('/search?q=wireguard');
  await waitFor(() => expect(groups()).toEqual(['Guides']));
  expect(sections()).toBeNull();
});

test('a hosted search, which need not count by section, offers no choice', async () => {
  const {name: host} = await startService(answerWithHit);
  await visit('/search?q=vpn&section=Blog', {host});
  await waitFor(() => expect(hits()).toHaveLength(1));
  expect(sections()).toBeNull();
  fill(field(), 'update');
  await waitFor(() => expect(count()).toContain('update'));
});
