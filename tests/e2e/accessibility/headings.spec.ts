import {expect, test} from '../fixtures';

test('the link to a section is a stop of its own, with a name of its own', async ({page, open}) => {
  await open('/guides/vpn');
  const heading = page.getByRole('heading', {name: 'Use Tailscale', exact: true});
  const link = heading.getByRole('link', {name: 'Direct link to Use Tailscale', exact: true});
  await link.focus();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
});

test('a table has the name of the heading above it', async ({page, open}) => {
  await open('/guides/kde-themes');
  const table = page.getByRole('main').getByRole('table').first();
  const heading = page.locator(`#${await table.getAttribute('aria-labelledby')}`);
  await expect(heading).toBeVisible();
  await expect(table).toHaveAccessibleName(await heading.innerText());
});
