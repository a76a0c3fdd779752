import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {searchOf, typeQuery} from '../search/dialog';

const path = '/guides/basic-usage';
const id = 'rolling-back';

/** Whether the section's heading is near the top of the window, with nothing over it. */
async function expectLanded(page: Page, section = id) {
  await expect(async () => {
    const place = await page.locator(`#${section}`).evaluate((heading) => {
      const {top, bottom, left} = heading.getBoundingClientRect();
      const covers = [top + 1, (top + bottom) / 2, bottom - 1]
        .map((y) => document.elementFromPoint(left + 5, y))
        .filter((element) => !heading.contains(element));
      return {top, isCovered: covers.length > 0};
    });
    expect(place.isCovered, 'something lies over the heading').toBe(false);
    expect(place.top).toBeGreaterThanOrEqual(0);
    expect(place.top).toBeLessThan(100);
  }).toPass({timeout: 15_000});
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    for (const isClosed of [false, true]) {
      test.describe(isClosed ? 'without announcement' : 'below the announcement', () => {
        test.beforeEach(async ({page, open}) => {
          await open(path);
          if (isClosed) {
            await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
            await expect(page.getByRole('banner')).toBeHidden();
          }
        });

        test('an address with a hash shows its heading', async ({page, open}) => {
          await page.goto('about:blank');
          await open(`${path}#${id}`);
          await expectLanded(page);
        });

        test('a link within the page shows its heading', async ({page}) => {
          await page
            .locator(`main a[href$="#${id}"]`)
            .first()
            .evaluate((link: HTMLElement) => {
              link.click();
            });
          await expect(page).toHaveURL(`${path}#${id}`);
          await expectLanded(page);
        });

        test('a link from another page shows its heading', async ({page, open}) => {
          await open('/');
          await page.locator(`main a[href$="${path}#${id}"]`).first().click();
          await expect(page).toHaveURL(`${path}#${id}`);
          await expectLanded(page);
        });

        test('a hit of the search shows its heading, wherever the focus goes back to', async ({
          page,
        }) => {
          const {button, dialog, options} = searchOf(page);
          await button.focus();
          await page.keyboard.press('Enter');
          await typeQuery(page, 'use tailscale');
          await expect(options.first()).toContainText('Tailscale');
          await page.keyboard.press('Enter');
          await expect(page).toHaveURL(/#./);
          await expect(dialog).toBeHidden();
          await expectLanded(page, new URL(page.url()).hash.slice(1));
        });

        test('the hidden navbar does not come back over the heading', async ({page}) => {
          const navbar = page.getByRole('navigation', {name: 'Main'});
          await page.mouse.move(width / 2, 400);
          await expect(async () => {
            await page.mouse.wheel(0, 600);
            await expect(navbar).not.toBeInViewport({timeout: 500});
          }).toPass();
          await page.evaluate((hash) => {
            window.location.hash = hash;
          }, id);
          await expectLanded(page);
        });

        test('the shown navbar gives way when the link leads upwards', async ({page}) => {
          const navbar = page.getByRole('navigation', {name: 'Main'});
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight - 1500));
          await expect(async () => {
            await page.mouse.wheel(0, -100);
            await expect(navbar).toBeInViewport({timeout: 500});
          }).toPass();
          await page.locator(`#${id} a.hash-link`).evaluate((link: HTMLElement) => {
            link.click();
          });
          await expect(page).toHaveURL(`${path}#${id}`);
          await expectLanded(page);
        });
      });
    }
  });
}

test('a section whose address cannot be read breaks nothing, on the way there and back', async ({
  page,
  open,
}) => {
  await open('/guides/vpn');
  const title = page.getByRole('heading', {level: 1});
  await page.evaluate(() => {
    window.location.hash = '100%';
  });
  await expect(page).toHaveURL('/guides/vpn#100%');
  await page.locator('.theme-doc-sidebar-menu a[href="/guides/gaming"]').click();
  await expect(title).not.toHaveText('Connect to a VPN');
  await page.goBack();
  await expect(page).toHaveURL('/guides/vpn#100%');
  await expect(title).toHaveText('Connect to a VPN');
});
