import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {existsSync} from 'node:fs';
import {editUrl} from '../../src/config/site';
import {docRoutes} from '../routes';
import {expect, test} from './fixtures';

test('each page of the documentation has an edit link to a source file', async ({request}) => {
  const without: string[] = [];
  for (const path of docRoutes) {
    const $ = load(await (await request.get(path)).text());
    const address = $('.theme-edit-this-page').attr('href') ?? '';
    if (!address.startsWith(`${editUrl}docs/`) || !existsSync(address.slice(editUrl.length))) {
      without.push(`${path}: ${address}`);
    }
  }
  expect(without).toEqual([]);
});

test('a table of contents taller than the window fades at its end, until it is reached', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 1280, height: 720});
  await open('/project-docs/press-kit');
  const list = page.locator('.theme-doc-toc-desktop');
  await expect(list).toHaveCSS('mask-image', 'none');
  await open('/reference/glossary');
  await expect(list).toHaveCSS('mask-image', /^linear-gradient/);
  await list.evaluate((element) => element.scrollTo({top: element.scrollHeight}));
  await expect(list).toHaveCSS('mask-image', 'none');
});

test('the table of contents of a phone fades where it goes on, until its end is reached', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  const bar = page.locator('.theme-doc-toc-mobile');
  const fade = () =>
    bar.locator('> div').evaluate((list) => getComputedStyle(list, '::after').opacity);
  await open('/project-docs/press-kit');
  await bar.getByRole('button').click();
  await expect.poll(fade).toBe('0');
  await open('/reference/glossary');
  await bar.getByRole('button').click();
  await expect.poll(fade).toBe('1');
  await bar.locator('> div').evaluate((list) => list.scrollTo({top: list.scrollHeight}));
  await expect.poll(fade).toBe('0');
});

test('a table of contents taller than the window follows the text, but not from under the pointer', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 1280, height: 720});
  await open('/guides/faq');
  const list = page.locator('.theme-doc-toc-desktop');
  const active = list.locator('.table-of-contents__link--active');
  const scrollTo = (id: string) =>
    page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView());

  await scrollTo('wifi-password');
  await expect(active).toHaveText('What is my Wi-Fi password?');
  await expect(active).toBeInViewport({ratio: 1});

  await list.hover();
  const placeOf = () => list.evaluate(({scrollTop}) => scrollTop);
  const place = await placeOf();
  await scrollTo('no-network');
  await expect(active).toHaveText(/^Fix the network/);
  await scrollTo('what-is-aurora');
  await expect(active).toHaveText('What is Aurora?');
  expect(await placeOf()).toBe(place);

  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 20);
  await expect(active).toHaveText('What is Aurora?');
  await expect(active).toBeInViewport({ratio: 1});
});

test('the breadcrumbs show the category and the page', async ({page, open}) => {
  await open('/guides/vpn');
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['', 'Use Aurora', 'VPN']);
  await breadcrumbs.getByRole('link', {name: 'Home page'}).click();
  await expect(page).toHaveURL('/');
});

for (const path of ['/guides/vpn', '/guides/basic-usage', '/reference/ujust']) {
  test(`the table of contents of ${path} lists all h2 and h3`, async ({page, open}) => {
    await open(path);
    const listed = await page
      .locator('.theme-doc-toc-desktop a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const headings = await page
      .locator('.markdown :is(h2, h3)[id]')
      .evaluateAll((elements) => elements.map(({id}) => `#${id}`));
    expect(listed.length).toBeGreaterThan(3);
    expect(listed).toEqual(headings);
  });
}

test('the previous and the next page are linked', async ({page, open}) => {
  await open('/guides/install-guide');
  const pages = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(pages.getByRole('link', {name: /^Previous/})).toHaveAttribute(
    'href',
    '/guides/system-requirements',
  );
  await pages.getByRole('link', {name: /^Next/}).click();
  await expect(page).toHaveURL('/guides/alternate-install-guide');
});

/** The texts that pass below the button back to the top, and the table of contents if it is below it. */
function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('.theme-back-to-top-button');
    if (!button || getComputedStyle(button).display === 'none') {
      return ['no button'];
    }
    // Above, it does not show.
    window.scrollTo({top: 400, behavior: 'instant'});
    const {offsetLeft: left, offsetTop: top} = button;
    const toc = document.querySelector('.theme-doc-toc-desktop');
    const covered = toc && toc.getBoundingClientRect().bottom > top ? ['table of contents'] : [];
    for (const root of document.querySelectorAll('main, footer')) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const isBelow = [...range.getClientRects()].some(({right}) => right > left);
        if (isBelow && !toc?.contains(texts.currentNode)) {
          covered.push(texts.currentNode.textContent ?? '');
        }
      }
    }
    return covered;
  });
}

test('the button back to the top covers nothing, and is absent where it would', async ({
  page,
  open,
}) => {
  for (const [path, least] of [
    ['/', 1400],
    ['/guides/vpn', 1100],
  ] as const) {
    await open(path);
    for (const width of [997, 1099, 1100, 1280, 1399, 1400, 1920]) {
      await page.setViewportSize({width, height: 800});
      expect(await coveredTexts(page), `${path} at ${width}`).toEqual(
        width < least ? ['no button'] : [],
      );
    }
  }
});

for (const [from, to] of [
  ['/#how-aurora-differs', '/about#how-aurora-differs'],
  ['/guides/hardware#vrr', '/guides/displays#vrr'],
] as const) {
  test(`an old link to a section that has moved leads to it: ${from}`, async ({page, open}) => {
    await open(from);
    await expect(page).toHaveURL(to);
    await expect(page.locator(`h2[id="${to.split('#')[1] ?? ''}"]`)).toBeInViewport();
  });
}

test('in a low window, the table of contents does not cover the title', async ({page, open}) => {
  await page.setViewportSize({width: 640, height: 400});
  await open('/guides/sound');
  const bar = await page.locator('.theme-doc-toc-mobile').boundingBox();
  const title = await page.getByRole('heading', {level: 1}).boundingBox();
  expect(bar && title && bar.y + bar.height <= title.y).toBe(true);
});
