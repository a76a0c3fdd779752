import type {Locator, Page} from '@playwright/test';
import {attacks, hit, hostileHits, unsafeUrls} from '../../fixtures/algolia/hostile';
import {answerWith} from '../../fixtures/algolia/server';
import {expect} from '../fixtures';
import {searchOf, typeQuery} from './dialog';
import {fulfillWith, hostedTest as test, mockHostedSearch} from './hosted';
import {protocolTest} from './protocol';

/** Returns what an attack would have changed in the page. */
const effects = (page: Page) =>
  page.evaluate(() => ({
    attacked: 'attacked' in window,
    polluted: 'polluted' in {},
    elements: document.querySelectorAll(
      ':is([role="dialog"], main) :is(script, iframe, form:not([role="search"]):not([class*="DocSearch"]), [onclick], [onerror], [onload])',
    ).length,
    // Each link of a hit is one of this site. What pages say themselves may lead elsewhere.
    links: [...document.querySelectorAll('[role="dialog"] a, main li a:not(.markdown *)')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^(?:#|\/(?!\/))/.test(href)),
  }));

const titlesIn = (dialog: Locator) => dialog.locator('.DocSearch-Hit-title');

const noEffects = {attacked: false, polluted: false, elements: 0, links: []};

test('malicious hits in the dialog are text that links to this site', async ({page, open}) => {
  await mockHostedSearch(page, (_query, route) => fulfillWith(route, hostileHits));
  await open('/guides/vpn');
  await searchOf(page).button.click();
  await typeQuery(page, 'attack');
  const {options, dialog} = searchOf(page);
  // Five of a group; invalid hits and unsafe links are left out.
  await expect(titlesIn(dialog)).toHaveText([...attacks.slice(0, 5), /^Long x+$/]);
  expect((await dialog.innerText()).length).toBeLessThan(5_000);
  await options.nth(3).click();
  await expect(page).toHaveURL('/guides/vpn');
  expect(await effects(page)).toEqual(noEffects);
});

protocolTest.describe('from hosts over HTTP', () => {
  const tenMegabytes = 'z'.repeat(10_000_000);
  const flood = [
    hit('flood', '/guides/vpn', `Flood ${tenMegabytes}`, {content: tenMegabytes, type: 'content'}),
    ...Array.from({length: 10_000}, (_, index) => hit(`more ${index}`, '/guides/vpn', 'More')),
  ];

  protocolTest.beforeEach(({hosts}) => {
    for (const host of hosts) {
      host.script = (request) => {
        const isAttack = JSON.stringify(request.body).includes('"query":"attack"');
        return answerWith(...(isAttack ? flood : [hit('one', '/guides/vpn', 'One')]))(request);
      };
    }
  });

  protocolTest(
    'ten megabytes and ten thousand hits are truncated in the dialog, which stays usable',
    async ({page, open}) => {
      await open('/guides/vpn');
      const {button, dialog, input} = searchOf(page);
      await button.click();
      await typeQuery(page, 'attack');
      await expect(titlesIn(dialog)).toHaveText([/^Flood z+$/, 'More', 'More', 'More', 'More']);
      expect((await dialog.innerText()).length).toBeLessThan(25_000);
      await page.keyboard.type('s');
      await expect(input).toHaveValue('attacks');
      await expect(titlesIn(dialog)).toHaveText(['One']);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
  );

  protocolTest(
    'ten megabytes and ten thousand hits are truncated on the search page, which stays usable',
    async ({page, open}) => {
      await open('/search?q=attack');
      const hits = page.getByRole('main').getByRole('listitem');
      await expect(hits).toHaveCount(20);
      expect((await page.getByRole('main').innerText()).length).toBeLessThan(25_000);
      await page.getByRole('main').getByRole('searchbox').fill('attacks');
      await expect(hits.getByRole('link')).toHaveText(['One']);
    },
  );
});

for (const [what, json] of [
  ['that is null', null],
  ['without a body', undefined],
] as const) {
  test(`a response ${what} is reported as invalid`, async ({page, open}) => {
    await mockHostedSearch(page, (_query, route) =>
      route.fulfill({
        headers: {'access-control-allow-origin': '*'},
        ...(json !== undefined && {json}),
      }),
    );
    await open('/search?q=attack');
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'an answer that this page cannot read',
    );
    // The link that reloads this page.
    await expect(page.getByRole('link', {name: 'Reload and search again'})).toHaveCount(0);
  });
}

test('hits that have unsafe links are not counted, whatever the service says', async ({
  page,
  open,
}) => {
  const result = {
    hits: unsafeUrls.map((url) => hit(url, url, 'Bad address')),
    nbHits: 12,
    page: 0,
    nbPages: 2,
  };
  await mockHostedSearch(page, (_query, route) =>
    route.fulfill({headers: {'access-control-allow-origin': '*'}, json: {results: [result]}}),
  );
  await open('/search?q=attack');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('No results found for "attack"');
  await expect(main.getByRole('link', {name: 'Let us know.'})).toBeVisible();
  await expect(main.getByRole('button', {name: 'Show more results'})).toHaveCount(0);
  await searchOf(page).button.click();
  const {dialog, input} = searchOf(page);
  await input.fill('attack');
  await expect(dialog.getByRole('status')).toHaveText('No results for "attack"');
  await expect(dialog.getByRole('status')).toBeVisible();
});

test('the count is that of the hits shown, on the search page and in the dialog', async ({
  page,
  open,
}) => {
  const hits = [...unsafeUrls, '/guides/vpn', '/guides/gaming'].map((url) => hit(url, url, url));
  await mockHostedSearch(page, (_query, route) => fulfillWith(route, hits));
  await open('/search?q=attack');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2 results for "attack"');
  await searchOf(page).button.click();
  await typeQuery(page, 'attack');
  const {dialog, options} = searchOf(page);
  await expect(options).toHaveCount(2);
  await expect(dialog.getByRole('status')).toHaveText(/^2 results\. First: \S+$/);
  await expect(dialog.getByRole('link', {name: 'See all 2 results'})).toBeVisible();
});
