import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {changeCode} from './code';

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

test.describe('on a site with two versions', () => {
  // The pages were built with one, so React draws the list of them again (error 418).
  test.use({tolerated: /React error #418/});

  test('pages without a version offer the one that is remembered', async ({page, open}) => {
    const current = '"versions":[{"name":"current","label":"Next","isLast":true,"path":"/"';
    const older =
      '{"name":"41","label":"Aurora 41","isLast":false,"path":"/41","mainDocId":"intro",' +
      '"docs":[{"id":"intro","path":"/41","sidebar":"baseSidebar"}],"draftIds":[],' +
      '"sidebars":{"baseSidebar":{"link":{"path":"/41","label":"Introduction"}}}}';
    await changeCode(
      page,
      current,
      current.replace('[', `[${older},`).replace('"path":"/"', '"path":"/next"'),
    );
    await open('/blog');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    const next = navbar.getByRole('button', {name: 'Next'});
    const former = navbar.getByRole('button', {name: 'Aurora 41'});
    await expect(next).toBeVisible();
    await page.evaluate((name) => localStorage.setItem(name, '41'), key);
    await open('/blog');
    await expect(former).toBeVisible();
    await expect(next).toHaveCount(0);
    expect(await storedVersion(page)).toBe('41');
  });
});

test('a version that no longer exists is forgotten', async ({page, open}) => {
  await page.addInitScript((name) => localStorage.setItem(name, '0.9'), key);
  await open('/guides/vpn');
  await expect.poll(() => storedVersion(page)).toBeNull();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Connect to a VPN');
});
