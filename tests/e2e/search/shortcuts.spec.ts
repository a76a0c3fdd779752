import {expect, test} from '../fixtures';
import {searchOf} from './dialog';

test('/ is typed into a field inside a shadow root, too', async ({page, open}) => {
  await open('/guides/vpn');
  await page.evaluate(() => {
    const host = document.createElement('div');
    document.querySelector('main')?.prepend(host);
    const field = document.createElement('input');
    host.attachShadow({mode: 'open'}).append(field);
    field.focus();
  });
  await page.keyboard.press('/');
  expect(
    await page.evaluate(() => {
      const field = document.activeElement?.shadowRoot?.activeElement;
      return field instanceof HTMLInputElement && field.value;
    }),
  ).toBe('/');
  await expect(searchOf(page).dialog).toHaveCount(0);
});
