import type {Locator} from '@playwright/test';
import sharp from 'sharp';
import {expect, test} from '../fixtures';

/** Returns the mean lightness of an image, from 0 for black to 255 for white. */
async function lightnessOf(image: Locator): Promise<number> {
  await image.scrollIntoViewIfNeeded();
  // While an image is loading, the page shows through, which has the same colors.
  await image.evaluate((element: HTMLImageElement) => element.decode());
  const {channels} = await sharp(await image.screenshot()).stats();
  return channels.slice(0, 3).reduce((sum, {mean}) => sum + mean / 3, 0);
}

for (const system of ['light', 'dark'] as const) {
  test.describe(`on a ${system} system`, () => {
    test.use({colorScheme: system});

    test('a drawing has the color mode of the page, also when enlarged', async ({page, open}) => {
      await open('/guides/example?docusaurus-theme=dark');
      const image = page.locator('figure').getByRole('img').first();
      expect(await lightnessOf(image)).toBeLessThan(80);
      await page.getByRole('button', {name: 'Enlarge the image'}).first().click();
      expect(await lightnessOf(page.getByRole('dialog').getByRole('img'))).toBeLessThan(80);

      await open('/guides/example?docusaurus-theme=light');
      expect(await lightnessOf(image)).toBeGreaterThan(200);
    });

    test('a drawing is light in print', async ({page, open}) => {
      await open('/guides/example?docusaurus-theme=dark');
      await page.emulateMedia({media: 'print'});
      const image = page.locator('figure').getByRole('img').first();
      expect(await lightnessOf(image)).toBeGreaterThan(200);
    });
  });
}
