import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {addStyle} from '../style';
import {allPages, dealt, pageTypes} from './pages';

test.setTimeout(120_000);

/** How far the page scrolls sideways, and the elements that make it do so. */
function sidewaysOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) {
      return [];
    }
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 3)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className.toString()}`);
    return [`${scrollWidth - clientWidth} px too wide: ${wide.join(', ')}`];
  });
}

/** The elements whose own text is cut off: they hide what does not fit, and something does not. */
function clippedTextOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const {overflowX, overflowY, clip, clipPath} = getComputedStyle(element);
        // What only screen readers get is a pixel in size, on purpose.
        const isOffScreen = clip !== 'auto' || clipPath !== 'none' || element.clientWidth <= 1;
        return (
          !isOffScreen &&
          element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
          element.textContent.trim() !== '' &&
          ((/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
            (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1))
        );
      })
      .map((element) => `${element.getAttribute('class')}: ${element.textContent.slice(0, 40)}`),
  );
}

/** The distances that readers may set for themselves (WCAG 2.2, 1.4.12). */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

// 1280 × 1024 px enlarged to 400 % is what WCAG 2.2, 1.4.10 asks for.
test.describe('at 400 %', () => {
  test.use({viewport: {width: 320, height: 256}});

  dealt(allPages, 2).forEach((pages, hand) => {
    test(`no page scrolls sideways (part ${hand + 1} of 2)`, async ({page, open}) => {
      const wide: string[] = [];
      for (const path of pages) {
        await open(path);
        wide.push(...(await sidewaysOf(page)).map((line) => `${path}: ${line}`));
      }
      expect(wide).toEqual([]);
    });
  });

  test('the open menu fits and can be scrolled to its last page', async ({page, open}) => {
    await open('/guides/vpn');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const last = page.locator('.navbar-sidebar').getByRole('button', {name: 'Project'});
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect(await sidewaysOf(page)).toEqual([]);
  });

  test('what sticks to the window leaves room to read', async ({page, open}) => {
    await open('/guides/vpn');
    await page.evaluate(() => window.scrollTo(0, 600));
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility({visibilityProperty: true}))
        .map((element) => element.getBoundingClientRect())
        .filter(({top, bottom, width}) => bottom > 0 && top < innerHeight && width > 200)
        .reduce((sum, {height}) => sum + height, 0),
    );
    expect(covered).toBeLessThan(100);
  });
});

for (const [type, path] of Object.entries(pageTypes)) {
  test(`text with more space between its letters, words and lines is not cut off: ${type}`, async ({
    page,
    open,
  }) => {
    for (const width of [1400, 1280, 1180, 1100, 997, 360]) {
      await page.setViewportSize({width, height: 900});
      await open(path);
      const before = await clippedTextOf(page);
      await addStyle(page, spacing);
      const clipped = (await clippedTextOf(page)).filter((line) => !before.includes(line));
      expect(clipped, `at ${width} px`).toEqual([]);
      expect(before, `at ${width} px, before`).toEqual([]);
      if (width === 360) {
        expect(await sidewaysOf(page)).toEqual([]);
      }
    }
  });
}

for (const path of ['/guides/vpn', '/search?q=vpn']) {
  test(`letters of half as much again widen no window: ${path}`, async ({page, open}) => {
    const found: string[] = [];
    await open(path);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await addStyle(page, 'html { font-size: 150% }');
    for (const width of [320, 700, 768, 900]) {
      await page.setViewportSize({width, height: 800});
      found.push(...(await sidewaysOf(page)).map((line) => `${width} px: ${line}`));
    }
    expect(found).toEqual([]);
  });
}

test('the checks see a page that is too wide and a text that is cut off', async ({page, open}) => {
  await open('/guides/vpn');
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.className = 'broken';
    box.style.cssText = 'min-inline-size: 3000px; block-size: 10px; overflow: hidden';
    box.textContent = 'Too tall for its box';
    document.querySelector('main')?.append(box);
  });
  expect((await sidewaysOf(page)).join()).toMatch(/px too wide: .*div\.broken/);
  expect(await clippedTextOf(page)).toEqual(['broken: Too tall for its box']);
});
