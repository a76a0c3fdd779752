import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';

const key = 'docs-preferred-version-default';

function storedVersion(page: Page) {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

test('the version that a reader chooses is remembered', async ({page, open}) => {
  await open('/guides/vpn');
  expect(await storedVersion(page)).toBeNull();
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await navbar.getByRole('button', {name: 'Next'}).hover();
  await navbar.getByRole('link', {name: 'Next', exact: true}).click();
  await expect.poll(() => storedVersion(page)).toBe('current');
  await open('/blog');
  expect(await storedVersion(page)).toBe('current');
});

test('a version that is no more is forgotten', async ({page, open}) => {
  await page.addInitScript((name) => localStorage.setItem(name, '0.9'), key);
  await open('/guides/vpn');
  await expect.poll(() => storedVersion(page)).toBeNull();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Connect to a VPN');
});
