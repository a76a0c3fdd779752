import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {animationsOf} from './animations';
import {expect, test} from './fixtures';

const blog = path.resolve(__dirname, '../../blog');

/** Returns the title of the newest post, by the dates in the file names. */
function newestTitle(): string {
  const newest = readdirSync(blog)
    .filter((file) => /^\d{4}-\d{2}-\d{2}-.+\.mdx?$/.test(file))
    .sort()
    .at(-1);
  const text = readFileSync(path.join(blog, newest ?? ''), 'utf8');
  return /^title: "?(?<title>.+?)"?$/m.exec(text)?.groups?.title ?? '';
}

test('the home page has a title and says what Aurora is', async ({page, open}) => {
  await open('/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Aurora documentation');
  await expect(
    page.getByText('Aurora gives you a KDE Plasma desktop that keeps itself up to date'),
  ).toBeVisible();
});

for (const [heading, pages] of [
  ['Try or install Aurora', ['/guides/system-requirements', '/guides/install-guide']],
  ['Use it every day', ['/guides/basic-usage', '/guides/software']],
  ['Develop', ['/dx/aurora-dx-intro', '/dx/different-workflows']],
  [
    'Fix a problem',
    ['/guides/basic-usage#rolling-back', '/guides/rescue-mode', '/guides/report-issues'],
  ],
] as const) {
  test(`"${heading}" links to popular pages`, async ({page, open}) => {
    await open('/');
    const section = page.locator('section').filter({
      has: page.getByRole('heading', {level: 3, name: heading}),
    });
    for (const target of pages) {
      await expect(section.locator(`a[href="${target}"]`)).toBeVisible();
    }
  });
}

test('the header lets the sky through at the top of the home page, and nowhere else', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open('/');
  const header = page.locator('.navbar');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo(0, 60));
  await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page
    .locator('main')
    .getByRole('link', {name: 'Install Aurora', exact: true})
    .first()
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Install Aurora from the ISO');
  await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('common commands can be copied', async ({page, open, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/');
  const update = page.getByRole('listitem').filter({hasText: 'Update the system and apps'});
  const copy = update.getByRole('button', {name: 'Copy code to clipboard'});
  await expect(copy).toHaveCSS('opacity', '1');
  await copy.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('ujust update');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the hero, the entry points, the commands and the news fill four screens', async ({
    page,
    open,
  }) => {
    await open('/');
    const end = await page
      .getByText('All posts are in the')
      .evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
    // A line more or less is no other page.
    expect(end / 844).toBeLessThan(4.1);
  });
});

test('the newest blog post is linked', async ({page, open}) => {
  await open('/');
  const title = newestTitle();
  expect(title).not.toBe('');
  await page.getByRole('article').getByRole('link', {name: title, exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
});

test('the field in the hero opens the search, and gets the focus back', async ({page, open}) => {
  await open('/');
  const field = page.getByRole('button', {name: /^Search docs/});
  await field.click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await page.keyboard.press('v');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('v');
});

test('other hashes stay on the home page', async ({page, open}) => {
  await open('/#find-your-page');
  await expect(page.locator('h2#find-your-page')).toBeInViewport();
  await expect(page).toHaveURL('/#find-your-page');
});

test.describe('the scene', () => {
  const scene = 'main div[aria-hidden="true"]:has(> svg)';

  test('is hidden from screen readers', async ({page, open}) => {
    await open('/');
    await expect(page.locator(scene)).toBeVisible();
    await expect(page.locator('.markdown > div').first().getByRole('img')).toHaveCount(0);
  });

  test('has another sky in each color mode', async ({page, open}) => {
    const skies = new Set<string>();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await open('/');
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      skies.add(
        await page.locator(scene).evaluate((element) => getComputedStyle(element).backgroundImage),
      );
    }
    expect(skies.size).toBe(2);
  });

  test('is animated for at most five seconds, and not with reduced motion', async ({
    page,
    open,
  }) => {
    const durations = async () => (await animationsOf(page)).map(({end}) => end);
    // On a slow machine, animations could otherwise end before they are counted.
    await page.addInitScript(() => {
      addEventListener('animationstart', () => {
        document.getAnimations().forEach((animation) => animation.pause());
      });
    });
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.goto('/', {waitUntil: 'commit'});
    await expect(page.locator(scene)).toBeVisible();
    const running = await durations();
    expect(running.length).toBeGreaterThan(0);
    expect(Math.max(...running)).toBeLessThanOrEqual(5000);

    await page.emulateMedia({reducedMotion: 'reduce'});
    await open('/');
    expect(await durations()).toEqual([]);
  });

  test('is not printed', async ({page, open}) => {
    await open('/');
    await page.emulateMedia({media: 'print'});
    await expect(page.locator(scene)).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the entry points, the commands and the newest post are readable', async ({page}) => {
    await page.goto('/');
    await expect(page.getByRole('link', {name: 'Undo an update'})).toBeVisible();
    await expect(page.getByRole('button', {name: /^Search docs/})).toBeHidden();
    await expect(page.getByRole('heading', {name: 'Fix a problem'})).toBeVisible();
    await expect(page.getByText('rpm-ostree rollback').first()).toBeVisible();
    await expect(page.getByRole('link', {name: newestTitle(), exact: true}).last()).toBeVisible();
  });
});

for (const width of [360, 768, 1280, 1920]) {
  test(`nothing overflows at ${width} pixels, and the lights do not cover the text`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open('/');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const lights = await page
      .locator('path[fill^="url"], g[fill^="url"] > path')
      .last()
      .boundingBox();
    for (const words of [
      page.getByText('Aurora gives you a KDE Plasma desktop'),
      page.getByRole('button', {name: /^Search docs/}),
    ]) {
      const text = await words.boundingBox();
      const isApart =
        (lights?.x ?? 0) >= (text?.x ?? 0) + (text?.width ?? 0) - 1 ||
        (lights?.y ?? 0) + (lights?.height ?? 0) <= (text?.y ?? 0) + 1;
      expect(isApart).toBe(true);
    }
  });
}
