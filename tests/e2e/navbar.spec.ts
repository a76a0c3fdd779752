import {site} from '../../src/config/site';
import {expect, test} from './fixtures';

for (const path of ['/blog', '/404.html']) {
  test(`Documentation links from ${path} to the system requirements`, async ({page, open}) => {
    await open(path);
    await page.getByRole('link', {name: 'Documentation', exact: true}).click();
    await expect(page).toHaveURL('/guides/system-requirements');
  });
}

test('the navbar links to the website, community, feedback and source', async ({page, open}) => {
  await open('/');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  for (const [name, address] of [
    ['Website', site.website],
    ['Community', site.discussions],
    ['Feedback', site.chat],
    ['GitHub', site.source],
  ] as const) {
    await expect(navbar.getByRole('link', {name})).toHaveAttribute('href', address);
  }
});

test('the version dropdown shows the version and links to streams and release notes', async ({
  page,
  open,
}) => {
  await open('/guides/vpn');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await navbar.getByRole('button', {name: 'Next'}).hover();
  await expect(navbar.getByRole('link', {name: 'Next', exact: true})).toBeVisible();
  await expect(navbar.getByRole('link', {name: 'Release notes'})).toHaveAttribute(
    'href',
    site.releases,
  );
  await navbar.getByRole('link', {name: 'Release streams'}).click();
  await expect(page).toHaveURL('/guides/release-streams');
});

test('the language dropdown shows the language and how to help translate', async ({page, open}) => {
  await open('/guides/vpn');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await navbar.getByRole('button', {name: 'English'}).hover();
  await expect(navbar.getByRole('link', {name: 'English'})).toBeVisible();
  await expect(navbar.getByRole('link', {name: 'Help translate'})).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/ublue-os\/aurora-docs\/issues\/new\?template=translation\.yml&title=Translation/,
  );
});
