import type {Page} from '@playwright/test';
import {expect, test as base} from '../fixtures';
import {layoutShiftsOf} from '../layoutShifts';
import {serveInHalves, type HalvedSite} from './halves';

interface Fixtures {
  /** The site, of whose guide to VPNs a part comes late. */
  halved: HalvedSite;
}

const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures this needs: none.
  halved: async ({}, run, {project}) => {
    // Up to the first of the items at the right end of the navbar.
    const endOfHalf = (html: string) =>
      html.indexOf('</a>', html.lastIndexOf('navbar__items--right')) + '</a>'.length;
    const halved = await serveInHalves(project.use.baseURL ?? '', '/guides/vpn', endOfHalf);
    await run(halved);
    halved.close();
  },
});

/** A slow processor and line, on which each part of a page that comes late is painted by itself. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
}

const paths = [
  '/',
  '/guides/vpn',
  '/guides/rescue-mode',
  '/guides/example',
  '/reference/ujust',
  '/blog',
  '/blog/aurora-stable-f44',
  '/search',
];

for (const width of [360, 1280]) {
  for (const path of paths) {
    test(`nothing moves while a page comes to life: ${path}, ${width} pixels wide`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({width, height: 800});
      await slowDown(page);
      await open(path);
      await page.waitForLoadState('networkidle');
      expect(await layoutShiftsOf(page)).toEqual([]);
    });
  }
}

test.describe('while its HTML comes', () => {
  test.use({baseURL: async ({halved}, run) => run(halved.origin)});

  test('the items of the navbar stay where they are', async ({page, halved}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto('/guides/vpn', {waitUntil: 'commit'});
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await expect(page.locator('.navbar__items--right > *')).toHaveCount(1);
    halved.finish();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.getByRole('button', {name: /^Search/})).toBeVisible();
    expect(await layoutShiftsOf(page)).toEqual([]);
  });
});
