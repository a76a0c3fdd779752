import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {expectLanded} from './landing';
import {untilLaidOut} from './laidOut';
import {blockSelector} from '../../src/navigation/lazyRendering';

const longPage = '/guides/rescue-mode';
const lastBlock = '.theme-doc-markdown > p:last-of-type';

declare global {
  interface Window {
    lastBlockIsSkipped?: boolean;
  }
}

function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}

test('a long page is shown without what is far below, which follows', async ({page, open}) => {
  await page.addInitScript((selector) => {
    document.addEventListener('DOMContentLoaded', () => {
      const block = document.querySelector(selector);
      window.lastBlockIsSkipped =
        block !== null && getComputedStyle(block).contentVisibility === 'auto';
    });
  }, lastBlock);
  await open(longPage);
  expect(await page.evaluate(() => window.lastBlockIsSkipped)).toBe(true);
  await expect(page.locator(lastBlock)).toHaveCSS('content-visibility', 'visible');
});

/**
 * How many blocks of the next page there are when it is first shown, and whether the links to its
 * neighbors are out of view.
 */
function firstBlocks(page: Page): Promise<{count: number; isBelow: boolean}> {
  return page.evaluate(
    (selector) =>
      new Promise((resolve) => {
        const main = document.querySelector('.main-wrapper') ?? document.body;
        const {textContent: heading} = main.querySelector('h1') ?? main;
        new MutationObserver(() => {
          const next = main.querySelector('h1')?.textContent;
          if (next !== undefined && next !== heading) {
            const links = main.querySelector('.pagination-nav');
            resolve({
              count: main.querySelectorAll(selector).length,
              isBelow: links !== null && links.getBoundingClientRect().top > window.innerHeight,
            });
          }
        }).observe(main, {childList: true, subtree: true});
      }),
    blockSelector,
  );
}

for (const [path, from] of [
  [longPage, '/guides/vpn'],
  ['/reference/ujust', '/reference/images'],
] as const) {
  test(`the first screen of a page that a link leads to comes before what is below it: ${path}`, async ({
    page,
    open,
  }) => {
    await open(from);
    const first = firstBlocks(page);
    await page.locator(`.theme-doc-sidebar-menu a[href="${path}"]`).click();
    const {count, isBelow} = await first;
    expect(count).toBeLessThan(30);
    expect(isBelow).toBe(true);
    await untilLaidOut(page);
    const all = page.locator(blockSelector);
    expect(await all.count()).toBeGreaterThan(60);
    const texts = await all.allTextContents();
    await page.goto(path);
    await untilLaidOut(page);
    expect(await all.allTextContents()).toEqual(texts);
  });
}

test('a section that a link leads to comes with all of its page', async ({page, open}) => {
  await open('/guides/faq');
  const first = firstBlocks(page);
  await page.locator(`main a[href^="${longPage}#"]`).first().click();
  expect((await first).count).toBeGreaterThan(60);
});

test('a section that a link leads to does not wander while the rest is laid out', async ({
  page,
  open,
}) => {
  await open('/guides/faq');
  const link = page.locator(`main a[href^="${longPage}#"]`).first();
  const id = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  const skipped = page.evaluate(
    ([section, selector]) =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          if (document.getElementById(section)) {
            requestAnimationFrame(() => {
              const blocks = [...document.querySelectorAll(selector)];
              resolve(
                blocks.filter((block) => getComputedStyle(block).contentVisibility === 'auto')
                  .length,
              );
            });
          }
        }).observe(document.body, {childList: true, subtree: true});
      }),
    [id, blockSelector] as const,
  );
  await link.click();
  expect(await skipped).toBe(0);
});

test('a page that readers go back to comes whole', async ({page, open}) => {
  await open(longPage);
  const heading = page.getByRole('heading', {level: 1});
  const left = await heading.innerText();
  await page.locator('.theme-doc-sidebar-menu a[href="/guides/vpn"]').click();
  // The page that they leave stays until the code of the next one is there.
  await expect(heading).not.toHaveText(left);
  await untilLaidOut(page);
  const first = firstBlocks(page);
  await page.goBack();
  expect((await first).count).toBeGreaterThan(60);
});

test.describe('in a window that shows more', () => {
  test.use({viewport: {width: 1280, height: 1400}});

  test('a page that a link leads to comes whole', async ({page, open}) => {
    await open('/guides/vpn');
    const first = firstBlocks(page);
    await page.locator(`.theme-doc-sidebar-menu a[href="${longPage}"]`).click();
    expect((await first).count).toBeGreaterThan(60);
  });
});

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    test('a section that a link leads to stays in its place, uncovered, while the page is completed', async ({
      page,
    }) => {
      // An estimate that is too high would make the page scroll up, and so show the hidden navbar.
      const section = 'from-a-live-usb';
      await page.goto(`${longPage}#${section}`, {waitUntil: 'commit'});
      await expect(page.locator(`#${section}`)).toBeInViewport();
      const before = await topOf(page, `#${section}`);
      await untilLaidOut(page);
      expect(Math.abs((await topOf(page, `#${section}`)) - before)).toBeLessThan(4);
      await expectLanded(page, section);
    });

    test('a reload shows the same place, however much was skipped before', async ({page}) => {
      const section = '#mount-the-disk';
      await page.goto(`${longPage}${section}`, {waitUntil: 'commit'});
      await expect(page.locator(section)).toBeInViewport();
      const before = await topOf(page, section);
      await page.reload();
      await untilLaidOut(page);
      expect(Math.abs((await topOf(page, section)) - before)).toBeLessThan(4);
    });
  });
}

test.describe('before the scripts of a page run', () => {
  test.use({tolerated: /\/assets\/js\/|^console error: Failed to load resource/});

  test('nothing is skipped on paper', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(longPage);
    await expect(page.locator(lastBlock)).toHaveCSS('content-visibility', 'auto');
    await page.emulateMedia({media: 'print'});
    await expect(page.locator(lastBlock)).toHaveCSS('content-visibility', 'visible');
  });

  for (const [width, address] of [
    [360, '/guides/basic-usage#find-a-fault'],
    [1280, '/reference/glossary#iso'],
    [1280, '/reference/ujust#toggle-user-motd'],
  ] as const) {
    test(`what comes into view above a section does not move it, at ${width} px: ${address}`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await page.route('**/assets/js/**', (route) => route.abort());
      await page.goto(address);
      const distance = await page.locator(new URL(page.url()).hash).evaluate(async (heading) => {
        const above = heading.previousElementSibling;
        do {
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        } while (!above?.checkVisibility({contentVisibilityAuto: true}));
        const space = parseFloat(getComputedStyle(heading).scrollMarginBlockStart);
        return heading.getBoundingClientRect().top - space;
      });
      expect(Math.abs(distance)).toBeLessThan(1.5);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('nothing is skipped', async ({page}) => {
    await page.goto(longPage);
    await expect(page.locator(lastBlock)).toHaveCSS('content-visibility', 'visible');
  });
});
