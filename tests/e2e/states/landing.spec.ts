import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {expectLanded} from '../landing';

const path = '/guides/basic-usage';
const id = 'rolling-back';

/** Makes the block above the section higher, as if it had only been laid out now. */
async function growAbove(page: Page, pixels: number) {
  await page.locator(`#${id}`).evaluate((section, padding) => {
    const above = section.previousElementSibling;
    if (above instanceof HTMLElement) {
      above.style.paddingBlockEnd = `${padding}px`;
    }
  }, pixels);
}

function topOf(page: Page): Promise<number> {
  return page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    test('a section keeps its place when what is above it becomes higher', async ({page, open}) => {
      await open(`${path}#${id}`);
      await expectLanded(page, id);
      await growAbove(page, 300);
      await expectLanded(page, id);
    });

    test('it is not covered by the navbar when what is above it becomes lower', async ({
      page,
      open,
    }) => {
      await open(`${path}#${id}`);
      await expectLanded(page, id);
      await growAbove(page, 300);
      await expectLanded(page, id);
      const height = await heightOf(page);
      await growAbove(page, 0);
      await expect.poll(() => heightOf(page)).toBe(height - 300);
      await expectLanded(page, id);
      await expect(page.getByRole('navigation', {name: 'Main'})).not.toBeInViewport();
    });

    test('it keeps its place when the browser has scrolled by what has grown', async ({
      page,
      open,
    }) => {
      await open(`${path}#${id}`);
      await expectLanded(page, id);
      await page.locator(`#${id}`).evaluate((section) => {
        const {previousElementSibling: above} = section;
        if (above instanceof HTMLElement) {
          // This test takes the browser's place, so that its own correction does not come on top.
          document.documentElement.style.setProperty('overflow-anchor', 'none');
          above.style.paddingBlockEnd = '200px';
          window.scrollBy({top: 200, behavior: 'instant'});
        }
      });
      await expectLanded(page, id);
      await growAbove(page, 500);
      await expectLanded(page, id);
    });

    test('so it does after a link on the page', async ({page, open}) => {
      await open(path);
      await page
        .locator(`main a[href$="#${id}"]`)
        .first()
        .evaluate((link: HTMLElement) => {
          link.click();
        });
      await expectLanded(page, id);
      await growAbove(page, 300);
      await expectLanded(page, id);
    });

    test('a reader who scrolls on stays where they are', async ({page, open}) => {
      await open(`${path}#${id}`);
      await expectLanded(page, id);
      const before = await page.evaluate(() => window.scrollY);
      await page.evaluate(() => {
        window.scrollBy({top: 1200, behavior: 'instant'});
      });
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 1000);
      const top = await topOf(page);
      const height = await heightOf(page);
      await growAbove(page, 300);
      await expect.poll(() => heightOf(page)).toBe(height + 300);
      await expect.poll(() => topOf(page)).toBeCloseTo(top, 0);
    });
  });
}
