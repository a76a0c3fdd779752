import {waitFor} from '@testing-library/react';
import {expect, test} from 'vitest';
import {answerWith} from '../../fixtures/algolia/server';
import {attacks, bareHits, bareTitles, hit, hostileHits} from '../../fixtures/algolia/hostile';
import {dialog, fill, input, openSearch, options, status, textsOf} from '../support/dialog';
import {tolerate} from '../support/errors';
import {count, hits, more} from '../support/searchPage';
import {startService} from '../support/service';
import {visit} from '../support/site';

/** What an attack would have changed in the page. */
const effects = () => ({
  attacked: 'attacked' in window,
  polluted: 'polluted' in {},
  elements: document.querySelectorAll(
    ':is([role="dialog"], main) :is(script, iframe, form:not([role="search"]):not([class*="DocSearch"]), [onclick], [onerror], [onload])',
  ).length,
  // Each link of a hit is one of this site.
  links: [...document.querySelectorAll('dialog a, main li a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !/^(?:#|\/(?!\/))/.test(href)),
});

const noEffects = {attacked: false, polluted: false, elements: 0, links: []};

const linksOf = (elements: Element[]) =>
  textsOf(elements.flatMap((element) => [...element.querySelectorAll('a')]));

test('malicious hits on the search page are text that links to this site', async () => {
  const {name: host} = await startService(answerWith(...hostileHits));
  await visit('/search?q=attack', {host});
  await waitFor(() =>
    expect(linksOf(hits())).toEqual([
      ...attacks.map((html) => html.replace(/<\/mark>/, '')),
      expect.stringMatching(/^Long x+/),
    ]),
  );
  expect(effects()).toEqual(noEffects);
});

test('hits without highlights show their titles as text in the dialog and on the search page', async () => {
  const {name: host} = await startService(answerWith(...bareHits));
  const user = await visit('/search?q=bare', {host});
  await waitFor(() => expect(linksOf(hits())).toEqual(bareTitles));
  await openSearch(user);
  await user.keyboard('bare');
  await waitFor(() =>
    expect(textsOf(dialog().querySelectorAll('.DocSearch-Hit-title'))).toEqual(bareTitles),
  );
  expect(effects()).toEqual(noEffects);
});

test.each([
  ['no object', []],
  ['without results', {}],
  ['with results that are none', {results: [7]}],
  ['with hits that are not a list', {results: [{hits: {length: 3}}]}],
] as const)('a response %s is reported as invalid', async (_what, json) => {
  tolerate(/did not answer/);
  const {name: host} = await startService(() => ({json}));
  await visit('/search?q=attack', {host});
  await waitFor(() => expect(count()).toContain('an answer that this page cannot read'));
  // The link that reloads this page.
  expect(document.body.textContent).not.toContain('Reload and search again');
});

test('hits that are not there are not counted, whatever the service says', async () => {
  const result = {hits: [], nbHits: 5, page: 0, nbPages: 1};
  const {name: host} = await startService(() => ({json: {results: [result]}}));
  const user = await visit('/search?q=attack', {host});
  await waitFor(() => expect(count()).toBe('No results found for "attack"'));
  expect(linksOf([document.body])).toContain('Let us know.');
  expect(more()).toBeNull();
  await openSearch(user);
  fill(input(), 'attack');
  await waitFor(() => expect(status()).toBe('No results for "attack"'));
});

test('the text of an unescaped index is shown literally', async () => {
  const title = 'Write < as &lt; in HTML';
  const {name: host} = await startService(
    answerWith(
      hit('entity', '/guides/vpn', 'Write < as <mark>&lt;</mark> in HTML', {
        hierarchy: {lvl0: 'Guides', lvl1: title},
      }),
    ),
  );
  const user = await visit('/search?q=lt', {host});
  await waitFor(() => expect(linksOf(hits())).toEqual([title]));
  await openSearch(user);
  await user.keyboard('lt');
  await waitFor(() => expect(options()).toHaveLength(1));
  expect(textsOf(dialog().querySelectorAll('.DocSearch-Hit-title'))).toEqual([title]);
  expect(textsOf(dialog().querySelectorAll('.DocSearch-Hit-title mark'))).toEqual(['&lt;']);
});
