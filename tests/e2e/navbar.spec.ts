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

test('where there is no room, they are in a menu, and nowhere else twice', async ({page, open}) => {
  await page.setViewportSize({width: 1040, height: 800});
  await open('/');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const website = navbar.getByRole('link', {name: 'Website'});
  await expect(website).toHaveCount(0);
  await navbar.getByRole('button', {name: 'More'}).hover();
  await expect(website).toHaveAttribute('href', site.website);
  await page.setViewportSize({width: 1180, height: 800});
  await expect(navbar.getByRole('button', {name: 'More'})).toHaveCount(0);
  await expect(website).toHaveCount(1);
  await page.setViewportSize({width: 360, height: 800});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.getByRole('button', {name: 'Back to main menu'}).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('link', {name: 'Website'})).toHaveCount(1);
  await expect(menu.getByText('More', {exact: true})).toBeHidden();
});

for (const forcedColors of ['none', 'active'] as const) {
  const isDrawn = forcedColors === 'none';
  test(`the name of the site is ${isDrawn ? 'drawn' : 'text if colors are forced'}, in the navbar and in the menu of a phone`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({forcedColors});
    await open('/guides/vpn');
    const brands = page.locator('.navbar').getByRole('link', {name: 'Aurora', exact: true});
    const last = () =>
      brands.last().evaluate((link) => {
        const {display, width, maskImage} = getComputedStyle(link, '::after');
        const text = link.querySelector('b')?.getBoundingClientRect().width ?? 0;
        return {
          isText: text > 40,
          isDrawn: display !== 'none' && parseFloat(width) > 40 && maskImage.startsWith('url('),
        };
      });
    expect(await last()).toEqual({isText: !isDrawn, isDrawn});
    await page.setViewportSize({width: 997, height: 800});
    expect(await last()).toEqual({isText: !isDrawn, isDrawn});
    await page.setViewportSize({width: 360, height: 800});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    expect(await last()).toEqual({isText: !isDrawn, isDrawn});
  });
}

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
