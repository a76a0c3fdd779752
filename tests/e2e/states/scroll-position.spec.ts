import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {hold} from './code';

const first = '/guides/basic-usage';

function scrolledTo(page: Page) {
  return page.evaluate(() => Math.round(window.scrollY));
}

async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);
  await expect.poll(() => scrolledTo(page)).toBe(y);
}

async function follow(page: Page, name: string, path: string) {
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name, exact: true})
    .click();
  await expect(page).toHaveURL(path);
}

test('a new page begins at its top, and back and forward keep their place', async ({
  page,
  open,
}) => {
  await open(first);
  await scrollTo(page, 1500);
  await follow(page, 'VPN', '/guides/vpn');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Connect to a VPN');
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await scrollTo(page, 700);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Update, roll back and use Aurora every day',
  );
  await expect.poll(() => scrolledTo(page)).toBe(1500);
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Connect to a VPN');
  await expect.poll(() => scrolledTo(page)).toBe(700);
});

test('going back to a page that was left for another site keeps its place', async ({
  page,
  open,
}) => {
  await open(first);
  await scrollTo(page, 1500);
  await page.goto('about:blank');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Update, roll back and use Aurora every day',
  );
  await expect.poll(() => scrolledTo(page)).toBe(1500);
});

/** Scrolls into the second page of results, 1500 px from the top. */
async function goDownResults(page: Page) {
  const results = page.getByRole('main').getByRole('listitem');
  const list = page.getByRole('main').locator('[data-provisional]');
  await expect(results).toHaveCount(20);
  // Results of the whole index may be in another order, and so move what is on the screen.
  await expect(list).toHaveAttribute('data-provisional', 'false');
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(results).toHaveCount(40);
  await expect(list).toHaveAttribute('data-provisional', 'false');
  await scrollTo(page, 1500);
  return results;
}

for (const [how, leaveAndReturn] of [
  ['is reloaded', (page: Page) => page.reload()],
  [
    'was left for another site',
    async (page: Page) => {
      await page.goto('about:blank');
      await page.goBack();
    },
  ],
] as const) {
  test(`a list of results that ${how} keeps its place, though they come late`, async ({
    page,
    open,
  }) => {
    await open('/search?q=rollback');
    const results = await goDownResults(page);
    await leaveAndReturn(page);
    await expect(results).toHaveCount(40);
    await expect.poll(() => scrolledTo(page)).toBe(1500);
  });
}

test('a list of results keeps its place while the rest of the index changes it', async ({
  page,
  open,
}) => {
  await open('/search?q=rollback');
  const results = await goDownResults(page);
  const release = await hold(page, /\/assets\/search\/rest\.\w+\.json$/);
  await page.reload();
  await expect(results).toHaveCount(40);
  await expect.poll(() => scrolledTo(page)).toBe(1500);
  const before = await results.allInnerTexts();
  const atTheEnd = page.evaluate(
    async () =>
      new Promise<string[]>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('main [data-provisional="false"]')) {
            resolve(
              [...document.querySelectorAll<HTMLElement>('main li')].map((li) => li.innerText),
            );
          }
        }).observe(document.body, {subtree: true, attributeFilter: ['data-provisional']});
      }),
  );
  release();
  expect(await atTheEnd, 'hits that are said to be final').not.toEqual(before);
  await expect.poll(() => scrolledTo(page)).toBe(1500);
});

test('a reloaded page keeps its place', async ({page, open}) => {
  await open(first);
  await scrollTo(page, 1500);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect.poll(() => scrolledTo(page)).toBe(1500);
});
