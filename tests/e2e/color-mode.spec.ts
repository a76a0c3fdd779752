import {expect, test} from './fixtures';

test.use({colorScheme: 'dark'});

test('the switch goes from the mode of the system to light to dark and back', async ({
  page,
  open,
}) => {
  await open('/guides/vpn');
  const html = page.locator('html');
  const button = page.getByRole('button', {name: /^Switch between dark and light mode/});
  for (const [choice, theme] of [
    ['system', 'dark'],
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'dark'],
  ] as const) {
    await expect(html).toHaveAttribute('data-theme-choice', choice);
    await expect(html).toHaveAttribute('data-theme', theme);
    await expect(button).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
    await button.click();
  }
});

test('the choice outlasts the page', async ({page, open}) => {
  await open('/guides/vpn');
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await open('/blog');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
