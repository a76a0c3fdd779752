import type {Page} from '@playwright/test';
import {expect, test as base} from '../fixtures';
import {layoutShiftsOf} from '../layoutShifts';
import {serveInHalves, type HalvedSite} from './halves';

interface Halves {
  path: string;
  /** Where the first half ends. */
  endOfHalf: (html: string) => number;
}

interface Fixtures {
  halves: Halves;
  /** The site, of which the second half of one page comes late. */
  halved: HalvedSite;
}

const test = base.extend<Fixtures>({
  halves: [{path: '/', endOfHalf: (html) => html.length}, {option: true}],
  halved: async ({halves}, run, {project}) => {
    const halved = await serveInHalves(project.use.baseURL ?? '', halves.path, halves.endOfHalf);
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

  async function seeHalf(page: Page, path: string) {
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto(path, {waitUntil: 'commit'});
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
  }

  async function seeAll(page: Page, halved: HalvedSite) {
    halved.finish();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.getByRole('button', {name: /^Search/})).toBeVisible();
  }

  test.describe('up to the first item at the right end of the navbar', () => {
    const endOfHalf = (html: string) =>
      html.indexOf('</a>', html.lastIndexOf('navbar__items--right')) + '</a>'.length;
    test.use({halves: {path: '/guides/vpn', endOfHalf}});

    test('the items stay where they are', async ({page, halved, halves}) => {
      await seeHalf(page, halves.path);
      await expect(page.locator('.navbar__items--right > *')).toHaveCount(1);
      await seeAll(page, halved);
      expect(await layoutShiftsOf(page)).toEqual([]);
    });
  });

  test.describe('up to the first column of the footer', () => {
    const endOfHalf = (html: string) =>
      html.indexOf('</ul>', html.lastIndexOf('theme-layout-footer ')) + '</ul>'.length;
    test.use({halves: {path: '/search', endOfHalf}});

    test('the footer of a short page stays where it is', async ({page, halved, halves}) => {
      await seeHalf(page, halves.path);
      await expect(page.locator('.footer__col')).toHaveCount(1);
      await seeAll(page, halved);
      await expect(page.locator('.footer')).toBeInViewport();
      expect(await layoutShiftsOf(page)).toEqual([]);
    });
  });
});
