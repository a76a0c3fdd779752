import {expect, test} from '../fixtures';

declare global {
  interface Window {
    servedParts?: Element[];
  }
}

test('the text of a step stays as it was served when its box comes', async ({page, open}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.servedParts = [...document.querySelectorAll('ol > li > *')];
    });
  });
  await open('/guides/rescue-mode');
  await expect(page.getByRole('checkbox', {name: /^Step 1:/}).first()).toBeAttached();
  expect(
    await page.evaluate(() =>
      (window.servedParts ?? [])
        .filter(({isConnected}) => !isConnected)
        .map(({textContent}) => textContent),
    ),
  ).toEqual([]);
  expect(await page.evaluate(() => window.servedParts?.length)).toBeGreaterThan(20);
});
