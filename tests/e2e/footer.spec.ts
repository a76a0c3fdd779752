import {footer} from '../../src/config/footer';
import {expect, test} from './fixtures';

test('the footer has three groups of links', async ({page, open}) => {
  await open('/');
  const element = page.locator('footer.theme-layout-footer');
  await expect(element.locator('.footer__title')).toHaveText([
    'Sister projects',
    'Community',
    'More',
  ]);
  for (const {items} of footer.links) {
    for (const {label} of items) {
      await expect(element.getByRole('link', {name: label})).toBeVisible();
    }
  }
});

test('the footer ends with the logo and the copyright since 2025', async ({page, open}) => {
  await open('/');
  const element = page.locator('footer.theme-layout-footer');
  await expect(element.getByRole('img', {name: 'Aurora'})).toBeVisible();
  const name = await element
    .getByRole('link', {name: 'Aurora', exact: true})
    .evaluate((link) => getComputedStyle(link, '::after').maskImage);
  expect(name).toMatch(/^url\(/);
  await expect(element).toContainText('© 2025');
});
