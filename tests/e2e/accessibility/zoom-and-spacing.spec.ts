import {expect, test} from '../fixtures';
import {clippedTextOf, horizontalOverflowOf} from '../layout/overflow';
import {searchOf} from '../search/dialog';
import {spaceText} from '../layout/textSpacing';
import {addStyle} from '../style';
import {pageTypes} from './pages';

// 1280 × 1024 px enlarged to 400 % is what WCAG 2.2, 1.4.10 asks for. That no page scrolls sideways
// then is in every-page.spec.ts.
test.describe('at 400 %', () => {
  test.use({viewport: {width: 320, height: 256}});

  test('the open menu fits and can be scrolled to its last page', async ({page, open}) => {
    await open('/guides/vpn');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const last = page.locator('.navbar-sidebar').getByRole('button', {name: 'Project'});
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect(await horizontalOverflowOf(page)).toEqual([]);
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

// Chromium on Android enlarges text by showing fewer CSS pixels: a phone of 320 px has 160 then.
test.describe('with text of twice the size on a small phone', () => {
  test.use({viewport: {width: 160, height: 284}});

  for (const path of ['/', '/guides/rescue-mode', '/guides/faq', '/guides/storage', '/search']) {
    test(`no page for people in trouble scrolls sideways: ${path}`, async ({page, open}) => {
      await open(path);
      expect(await horizontalOverflowOf(page)).toEqual([]);
    });
  }

  test('the query has a line of its own', async ({page, open}) => {
    await open('/guides/vpn');
    const {button, input, cancel} = searchOf(page);
    await button.click();
    await input.fill('vpn');
    const [field, way] = [await input.boundingBox(), await cancel.boundingBox()];
    expect(way?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
    expect(await horizontalOverflowOf(page)).toEqual([]);
  });
});

// On a phone, every page is looked at (every-page.spec.ts).
for (const [type, path] of Object.entries(pageTypes)) {
  test(`text with more space between its letters, words and lines is not cut off: ${type}`, async ({
    page,
    open,
  }) => {
    const widths = [1400, 1280, 1180, 1100, 997];
    await open(path);
    await test.step('before', async () => {
      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        expect.soft(await clippedTextOf(page), `at ${width} px`).toEqual([]);
      }
    });
    await spaceText(page);
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      expect.soft(await clippedTextOf(page), `at ${width} px`).toEqual([]);
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
      found.push(...(await horizontalOverflowOf(page)).map((line) => `${width} px: ${line}`));
    }
    expect(found).toEqual([]);
  });
}
