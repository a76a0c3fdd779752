import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {expectLanded} from '../landing';
import {searchOf, typeQuery} from '../search/dialog';

const path = '/guides/basic-usage';
const id = 'rolling-back';
const otherId = 'pin';

/** Chooses a hit in the open dialog, and expects its heading to be shown. */
async function followHit(page: Page) {
  const {dialog, options} = searchOf(page);
  await typeQuery(page, 'use tailscale');
  await expect(options.first()).toContainText('Tailscale');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#./);
  await expect(dialog).toBeHidden();
  await expectLanded(page, new URL(page.url()).hash.slice(1));
}

for (const width of [360, 1280]) {
  for (const isClosed of [false, true]) {
    test.describe(`at ${width} px, ${isClosed ? 'without announcement' : 'below the announcement'}`, () => {
      test.use({viewport: {width, height: 800}});

      test.beforeEach(async ({page, open}) => {
        await open(path);
        if (isClosed) {
          await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
          await expect(page.getByRole('banner')).toBeHidden();
        }
      });

      test('links, hits of the search and addresses with a hash show their headings', async ({
        page,
        open,
      }) => {
        await page
          .locator(`main a[href$="#${id}"]`)
          .first()
          .evaluate((link: HTMLElement) => {
            link.click();
          });
        await expect(page).toHaveURL(`${path}#${id}`);
        await expectLanded(page, id);

        await searchOf(page).button.focus();
        await page.keyboard.press('Enter');
        await followHit(page);

        await page.goto('about:blank');
        await open(`${path}#${id}`);
        await expectLanded(page, id);
      });

      test('the navbar does not cover the heading, hidden before or shown', async ({page}) => {
        const navbar = page.getByRole('navigation', {name: 'Main'});
        await page.mouse.move(width / 2, 400);
        await expect(async () => {
          await page.mouse.wheel(0, 600);
          await expect(navbar).not.toBeInViewport({timeout: 500});
        }).toPass();
        await page.evaluate((hash) => {
          window.location.hash = hash;
        }, otherId);
        await expectLanded(page, otherId);

        // The link leads upwards now.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight - 1500));
        await expect(async () => {
          await page.mouse.wheel(0, -100);
          await expect(navbar).toBeInViewport({timeout: 500});
        }).toPass();
        await page.locator(`#${id} a.hash-link`).evaluate((link: HTMLElement) => {
          link.click();
        });
        await expect(page).toHaveURL(`${path}#${id}`);
        await expectLanded(page, id);
      });
    });
  }

  // Nothing on the way there depends on the announcement.
  test.describe(`from another page, at ${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    test('a link shows its heading', async ({page, open}) => {
      await open('/');
      await page.locator(`main a[href$="${path}#${id}"]`).first().click();
      await expect(page).toHaveURL(`${path}#${id}`);
      await expectLanded(page, id);
    });

    for (const other of ['/blog', '/search']) {
      test(`a hit of the search on ${other} shows its heading`, async ({page, open}) => {
        await open(other);
        await page.keyboard.press('Control+k');
        await followHit(page);
      });
    }
  });
}

// A percent sign that begins no character.
for (const [how, come] of [
  ['opened', (page: Page) => page.goto('/guides/vpn#100%')],
  [
    'set on the page',
    async (page: Page) => {
      await page.goto('/guides/vpn');
      await page.evaluate(() => {
        window.location.hash = '100%';
      });
    },
  ],
  [
    'that a link leads to',
    async (page: Page) => {
      await page.goto('/guides/gaming');
      await page.locator('.theme-doc-sidebar-menu a[href="/guides/vpn"]').evaluate((link) => {
        link.setAttribute('href', '/guides/vpn#100%');
        (link as HTMLElement).click();
      });
    },
  ],
] as const) {
  test(`a hash that cannot be decoded breaks nothing, on the way there and back: one ${how}`, async ({
    page,
  }) => {
    const title = page.getByRole('heading', {level: 1});
    await come(page);
    await expect(page).toHaveURL('/guides/vpn#100%25');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(title).toHaveText('Connect to a VPN');
    await page.locator('.theme-doc-sidebar-menu a[href="/guides/gaming"]').click();
    await expect(title).not.toHaveText('Connect to a VPN');
    await page.goBack();
    await expect(page).toHaveURL('/guides/vpn#100%25');
    await expect(title).toHaveText('Connect to a VPN');
  });
}
