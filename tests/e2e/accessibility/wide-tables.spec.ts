import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../fixtures';

// That tables of two columns hide nothing is looked at on every page (every-page.spec.ts).

const path = '/guides/kde-themes';

/** The first table of a page, which has three columns, with what scrolls and frames it. */
function wideTableOf(page: Page) {
  const table = page.locator('.markdown table').first();
  const scroller = table.locator('..');
  return {table, scroller, frame: scroller.locator('..')};
}

function scrollTo(scroller: Locator, side: 'start' | 'middle' | 'end') {
  return scroller.evaluate((element, where) => {
    const {scrollWidth, clientWidth} = element;
    const way = scrollWidth - clientWidth;
    element.scrollLeft = {start: 0, middle: way / 2, end: way}[where];
  }, side);
}

/** Where shadows lie in the frame of a table: on which edges of the window. */
function shadowsOf(frame: Locator): Promise<string[]> {
  return frame.evaluate((element) => {
    const first = element.querySelector('tbody td');
    return [
      ...(first && getComputedStyle(first, '::after').content !== 'none' ? ['start'] : []),
      ...(getComputedStyle(element, '::after').content !== 'none' ? ['end'] : []),
    ];
  });
}

test('a table that fits shows nothing of the kind, nor does one on paper', async ({page, open}) => {
  await page.setViewportSize({width: 1280, height: 740});
  await open(path);
  const {scroller, frame} = wideTableOf(page);
  expect(await shadowsOf(frame)).toEqual([]);
  await expect(scroller).not.toHaveAttribute('tabindex');
  await page.setViewportSize({width: 360, height: 740});
  await expect.poll(() => shadowsOf(frame)).toEqual(['end']);
  await page.emulateMedia({media: 'print'});
  expect(await shadowsOf(frame)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('a table shows on which side it overflows, and keeps its first column in view', async ({
    page,
    open,
  }) => {
    await open(path);
    const {table, scroller, frame} = wideTableOf(page);
    await scroller.scrollIntoViewIfNeeded();
    await expect.poll(() => shadowsOf(frame)).toEqual(['end']);
    await scrollTo(scroller, 'middle');
    await expect.poll(() => shadowsOf(frame)).toEqual(['start', 'end']);
    await scrollTo(scroller, 'end');
    await expect.poll(() => shadowsOf(frame)).toEqual(['start']);
    for (const cell of await table.locator('tr > :first-child').all()) {
      await expect(cell).toBeInViewport({ratio: 1});
      // Nothing of the columns below it shines through.
      await expect(cell).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
    await expect(table.locator('tbody td:last-child').first()).toBeInViewport();
    await scrollTo(scroller, 'start');
    await expect.poll(() => shadowsOf(frame)).toEqual(['end']);
  });

  test('the keyboard scrolls a wide table, and it has a name', async ({page, open}) => {
    await open(path);
    const scroller = page.getByRole('group', {name: 'Scrollable table'}).first();
    await scroller.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scroller.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  });

  test('with forced colors, the edge that hides columns is drawn', async ({page, open}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await open(path);
    const {frame, scroller} = wideTableOf(page);
    await expect.poll(() => shadowsOf(frame)).toEqual(['end']);
    await scrollTo(scroller, 'middle');
    await expect.poll(() => shadowsOf(frame)).toEqual(['start', 'end']);
    const edges = await frame.evaluate((element) =>
      [
        getComputedStyle(element, '::after'),
        getComputedStyle(element.querySelector('td') ?? element),
      ].map(({borderRightStyle}) => borderRightStyle),
    );
    expect(edges).toEqual(['dashed', 'dashed']);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}});

  test('the first column stays in view', async ({page}) => {
    await page.goto(path);
    const cell = wideTableOf(page).table.locator('tbody td').first();
    await expect(cell).toHaveCSS('position', 'sticky');
  });
});
