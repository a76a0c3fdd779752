import {expect, test} from '../fixtures';
import {openSearch, searchOf, typeQuery} from '../search/dialog';

const region = 'body > .visually-hidden[aria-live="polite"]';

test('screen readers are told the page that a reader has opened, and the section unless it has the focus', async ({
  page,
  open,
}) => {
  await open('/guides/vpn');
  const announced = page.locator(region);
  // It is there before its first text, which would not be read out otherwise.
  await expect(announced).toHaveText('');
  await page.locator('.theme-doc-sidebar-menu a[href="/guides/storage"]').click();
  const title = await page.locator('h1', {hasText: 'disk'}).innerText();
  await expect(announced).toHaveText(title);
  await page.locator('.theme-doc-toc-desktop a[href="#btrfs"]').click();
  await expect(page.locator('#btrfs')).toBeFocused();
  await expect(announced).toHaveText(title);
  await openSearch(page);
  await typeQuery(page, 'rollback');
  const option = searchOf(page).options.first();
  await expect(option).toBeVisible();
  await option.click();
  await expect(page).toHaveURL(/#/);
  await expect(page.locator('h2:focus')).toBeVisible();
  await expect(announced).toHaveText(await page.locator('h1').innerText());
  await page.goBack();
  await expect(announced).toHaveText(new RegExp(`\\S – ${title}$`));
  expect(await announced.textContent()).not.toContain('\u200B');
});

test('screen readers are told that code was copied', async ({page, open, context}) => {
  await context.grantPermissions(['clipboard-write']);
  await open('/guides/vpn');
  const copy = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(region)).toHaveText('Copied');
});
