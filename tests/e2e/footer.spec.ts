import {footer} from '../../src/config/footer';
import {expect, test} from './fixtures';

test('the footer has three groups of links', async ({page, open}) => {
  await open('/');
  const part = page.locator('footer.theme-layout-footer');
  await expect(part.locator('.footer__title')).toHaveText(['Sister projects', 'Community', 'More']);
  for (const {items} of footer.links) {
    for (const {label} of items) {
      await expect(part.getByRole('link', {name: label})).toBeVisible();
    }
  }
});

test('the footer ends with the logo and the copyright line of 2025', async ({page, open}) => {
  await open('/');
  const part = page.locator('footer.theme-layout-footer');
  await expect(part.getByRole('img', {name: 'Aurora'})).toBeVisible();
  await expect(part).toContainText('© 2025');
});
