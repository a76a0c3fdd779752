import {expect, test} from '../fixtures';
import {openSearch, searchOf, typeQuery} from '../search/dialog';

const region = 'body > .visually-hidden[aria-live="polite"]';

test('screen readers are told the page and the section that a reader has opened', async ({
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
  const section = await page.locator('#btrfs').innerText();
  await expect(announced).toHaveText(section.replaceAll('\u200B', ''));
  await openSearch(page);
  await typeQuery(page, 'rollback');
  const option = searchOf(page).options.first();
  await expect(option).toBeVisible();
  await option.click();
  await expect(page).toHaveURL(/#/);
  await expect(announced).toHaveText(/\S – \S/);
  expect(await announced.textContent()).not.toContain('\u200B');
  await page.goBack();
  await expect(announced).toHaveText(new RegExp(`${title}$`));
});

test('screen readers are told that code was copied', async ({page, open, context}) => {
  await context.grantPermissions(['clipboard-write']);
  await open('/guides/vpn');
  const copy = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(region)).toHaveText('Copied');
});
