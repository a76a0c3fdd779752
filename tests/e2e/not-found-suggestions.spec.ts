import {violationsInBothModes} from './accessibility/axe';
import {expect, test} from './fixtures';
import {layoutShiftsOf} from './layoutShifts';

// cspell:words exampel networkidle xqzt

// Pages that do not exist have status 404.
test.use({tolerated: /^(?:console error: Failed to load resource: .*404|status 404: )/});

for (const {kind, path, target} of [
  {
    kind: 'a typo',
    path: '/guides/vpm',
    target: '/guides/vpn',
  },
  {
    kind: 'a wrong folder',
    path: '/docs/gaming',
    target: '/guides/gaming',
  },
  {
    kind: 'a word of the content',
    path: '/tailscale',
    target: '/guides/vpn',
  },
]) {
  test(`${kind} gets the intended page as a suggestion: ${path}`, async ({page, open}) => {
    const response = await open(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('status')).toHaveText('You may be looking for one of these:');
    const link = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    await expect(link).toHaveAttribute('href', target);
    const title = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  });
}

test('the words of the URL are in a search field', async ({page, open}) => {
  await open('/guides/Roll_Back.html?from=menu');
  const field = page.getByRole('searchbox', {name: 'Search the documentation'});
  await expect(field).toHaveValue('roll back');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=roll+back');
  await expect(page.getByRole('searchbox')).toHaveValue('roll back');
});

test('the templates for writers are no suggestion', async ({page, open}) => {
  await open('/guides/exampel');
  await expect(page.getByRole('status')).toHaveText(/^(?:You may be looking|No other page)/);
  await expect(page.getByRole('main').locator('a[href$="/example"]')).toHaveCount(0);
});

test('a meaningless URL gets no suggestions, but links to continue', async ({page, open}) => {
  await open('/xqzt');
  await expect(page.getByRole('status')).toHaveText('No other page has a similar address.');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', {name: 'home page'}).click();
  await expect(page).toHaveURL('/#find-your-page');
});

test('the search does not start on pages that exist', async ({page, open}) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await open('/guides/vpn');
  await page.waitForLoadState('networkidle');
  expect(workers).toEqual([]);
});

test('a typo is corrected without the search', async ({page, open}) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await open('/guides/vpm');
  await expect(page.getByRole('status')).toHaveText('You may be looking for one of these:');
  await page.waitForLoadState('networkidle');
  expect(workers).toEqual([]);
});

for (const path of ['/guides/vpm', '/tailscale', '/xqzt']) {
  test(`suggestions cause no layout shift: ${path}`, async ({page, open}) => {
    await open(path);
    await expect(page.getByRole('status')).toHaveText(/^(?:You may be looking|No other page)/);
    expect(await layoutShiftsOf(page, 'main, footer')).toEqual([]);
  });
}

test.describe('if the search fails', () => {
  test.use({tolerated: /404|The search did not answer/});

  test('pages with a similar URL are still suggested', async ({page, open}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Worker', {
        value: class {
          constructor() {
            throw new Error('No workers here');
          }
        },
      });
    });
    await open('/guides/vpm');
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveAttribute(
      'href',
      '/guides/vpn',
    );
  });
});

test('the broken link can be reported with its URL', async ({page, open}) => {
  await open('/guides/vpm');
  const href = await page.getByRole('link', {name: 'Report the broken link'}).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('title')).toBe('Broken link: /guides/vpm');
});

test('axe finds no violations in the suggestions', async ({page, open}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open('/guides/vpm');
  await expect(page.getByRole('status')).toHaveText(/You may be looking/);
  expect(await violationsInBothModes(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page explains the error and links to the home page', async ({page}) => {
    const response = await page.goto('/guides/vpm');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await page.getByRole('main').getByRole('link', {name: 'home page'}).click();
    await expect(page.getByRole('heading', {level: 2, name: 'Find your page'})).toBeVisible();
  });
});
