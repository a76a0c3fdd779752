import type {Page} from '@playwright/test';
import {answerWith} from '../../fixtures/algolia/server';
import {expect} from '../fixtures';
import {searchOf, typeQuery} from './dialog';
import {fulfillWith, hostedTest as test, mockHostedSearch} from './hosted';
import {protocolTest} from './protocol';

const hierarchy = {lvl0: 'Guides', lvl1: 'Title'};

const hit = (objectID: string, url: string, html: string, further: object = {}) => ({
  objectID,
  url,
  type: 'lvl1',
  content: null,
  hierarchy,
  _highlightResult: {hierarchy: {lvl1: {value: html}}},
  ...further,
});

const run = 'window.attacked=true';

const attacks = [
  `<script>${run}</script>A script`,
  `<img src=x onerror="${run}">A picture`,
  `<svg onload="${run}"></svg>A drawing`,
  `<a href="javascript:${run}">A link</a>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>A frame`,
  `<style>body{display:none}</style>A style`,
  `<mark onclick="${run}">A mark</mark>`,
  `<form action="https://evil.example"><button>A button</button></form>`,
];

const unsafeUrls = [
  `javascript:${run}`,
  'data:text/html,<script>1</script>',
  '//evil.example/',
  'https://docs.getaurora.dev//evil.example/',
  'https://docs.getaurora.dev@evil.example/',
  'http://evil.example/',
];

/** Invalid hits, prototype pollution and excessive text. */
const hostileHits = [
  ...attacks.map((html, index) => hit(`attack ${index}`, '/guides/vpn', html)),
  ...unsafeUrls.map((url) => hit(url, url, `Bad address`)),
  null,
  7,
  'text',
  {objectID: {}, url: [], hierarchy: 'none'},
  JSON.parse(
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  ) as object,
  hit('long', '/guides/vpn', `Long ${'x'.repeat(500_000)}`, {
    hierarchy: {lvl0: '__proto__', lvl1: 'y'.repeat(100_000)},
  }),
  ...Array.from({length: 1_000}, (_, index) => hit(`more ${index}`, '/guides/vpn', 'More')),
] as object[];

/** Returns what an attack would have changed in the page. */
const effects = (page: Page) =>
  page.evaluate(() => ({
    attacked: 'attacked' in window,
    polluted: 'polluted' in {},
    elements: document.querySelectorAll(
      ':is([role="dialog"], main) :is(script, iframe, form:not([role="search"]):not([class*="DocSearch"]), [onclick], [onerror], [onload])',
    ).length,
    // Each link of a hit is one of this site.
    links: [...document.querySelectorAll('[role="dialog"] a, main li a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^(?:#|\/(?!\/))/.test(href)),
  }));

const noEffects = {attacked: false, polluted: false, elements: 0, links: []};

test('malicious hits in the dialog are text that links to this site', async ({page, open}) => {
  await mockHostedSearch(page, (_query, route) => fulfillWith(route, hostileHits));
  await open('/guides/vpn');
  await searchOf(page).button.click();
  await typeQuery(page, 'attack');
  const {options, dialog} = searchOf(page);
  // Five of a group; invalid hits and unsafe links are left out.
  await expect(options).toHaveText([...attacks.slice(0, 5), /^Long x+$/]);
  expect((await dialog.innerText()).length).toBeLessThan(5_000);
  await options.nth(3).click();
  await expect(page).toHaveURL('/guides/vpn');
  expect(await effects(page)).toEqual(noEffects);
});

test('malicious hits on the search page are text that links to this site', async ({page, open}) => {
  await mockHostedSearch(page, (_query, route) => fulfillWith(route, hostileHits));
  await open('/search?q=attack');
  const hits = page.getByRole('main').getByRole('listitem');
  await expect(hits).toHaveText([
    ...attacks.map((html) => html.replace(/<\/mark>/, '')),
    /^Long x+$/,
  ]);
  expect(await effects(page)).toEqual(noEffects);
});

/** Hits without highlights, some without titles. */
const bareHits = [
  {hierarchy: {lvl0: 'Guides', lvl1: `Mount <host> ${attacks[1]}`}},
  {hierarchy: {lvl0: 'Guides', lvl1: 'Page', lvl2: '<mark>Heading</mark>'}, type: 'lvl2'},
  {hierarchy: {lvl0: 'Guides'}, type: 'content', content: `Text ${attacks[0]}`},
  {hierarchy: {lvl0: 'Guides'}},
].map((given, index) => ({
  objectID: `bare ${index}`,
  url: '/guides/vpn',
  type: 'lvl1',
  content: null,
  ...given,
}));
const bareTitles = [
  `Mount <host> ${attacks[1]}`,
  '<mark>Heading</mark>',
  `Text ${attacks[0]}`,
  '/guides/vpn',
];

test('hits without highlights show their titles as text in the dialog and on the search page', async ({
  page,
  open,
}) => {
  await mockHostedSearch(page, (_query, route) => fulfillWith(route, bareHits));
  await open('/search?q=bare');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText(
    bareTitles,
  );
  await searchOf(page).button.click();
  await typeQuery(page, 'bare');
  await expect(searchOf(page).dialog.locator('.DocSearch-Hit-title')).toHaveText(bareTitles);
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
      const {button, options, dialog, input} = searchOf(page);
      await button.click();
      await typeQuery(page, 'attack');
      await expect(options).toHaveText([/^Flood z+$/, 'More', 'More', 'More', 'More']);
      expect((await dialog.innerText()).length).toBeLessThan(25_000);
      await page.keyboard.type('s');
      await expect(input).toHaveValue('attacks');
      await expect(options).toHaveText(['One']);
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
      await expect(hits).toHaveText(['One']);
    },
  );
});

for (const [what, json] of [
  ['no object', []],
  ['without results', {}],
  ['with results that are none', {results: [7]}],
  ['with hits that are not a list', {results: [{hits: {length: 3}}]}],
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

for (const [what, result] of [
  ['are not there', {hits: [], nbHits: 5, page: 0, nbPages: 1}],
  [
    'have unsafe links',
    {
      hits: unsafeUrls.map((url) => hit(url, url, 'Bad address')),
      nbHits: 12,
      page: 0,
      nbPages: 2,
    },
  ],
] as const) {
  test(`hits that ${what} are not counted, whatever the service says`, async ({page, open}) => {
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
}

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
  await expect(dialog.getByRole('status')).toHaveText('2 results');
  await expect(dialog.getByRole('link', {name: 'See all 2 results'})).toBeVisible();
});

test('the text of an unescaped index is shown literally', async ({page, open}) => {
  const title = 'Write < as &lt; in HTML';
  const hits = [
    hit('entity', '/guides/vpn', 'Write < as <mark>&lt;</mark> in HTML', {
      hierarchy: {lvl0: 'Guides', lvl1: title},
    }),
  ];
  await mockHostedSearch(page, (_query, route) => fulfillWith(route, hits));
  await open('/search?q=lt');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText(title);
  await searchOf(page).button.click();
  await typeQuery(page, 'lt');
  const {dialog} = searchOf(page);
  await expect(dialog.locator('.DocSearch-Hit-title')).toHaveText(title);
  await expect(dialog.locator('.DocSearch-Hit-title mark')).toHaveText('&lt;');
});
