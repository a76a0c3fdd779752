import type {Page} from '@playwright/test';
import {routes} from '../routes';
import {violationsOf} from './accessibility/axe';
import {allPages} from './accessibility/pages';
import {expect, test} from './fixtures';

// A color in the middle of a transition is not a real one.
test.use({contextOptions: {reducedMotion: 'reduce'}, viewport: {width: 1280, height: 900}});

/** What depends on the width of the window. All rules at all widths are in tests/nightly. */
const layoutRules = ['target-size', 'scrollable-region-focusable'];

/** The headings of a page as they are seen: without the sign of the link to the section. */
function visibleHeadings(selector: string) {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((heading) => heading.checkVisibility({visibilityProperty: true}))
    .map((heading) => {
      const copy = heading.cloneNode(true) as HTMLElement;
      copy.querySelector('.hash-link')?.remove();
      return copy.textContent.replace(/\s+/g, ' ').trim();
    });
}

/** The names by which screen readers call the headings. */
async function headingNames(page: Page) {
  const tree = await page.locator('body').ariaSnapshot();
  return [...tree.matchAll(/- '?heading "(?<name>(?:[^"\\]|\\.)*)" \[level/g)].map(({groups}) =>
    groups?.name?.replaceAll("''", "'").replaceAll('\\"', '"').replaceAll('\\\\', '\\'),
  );
}

// One visit to each page proves all of this: loading it takes longer than most of the checks. The
// fixtures complain about errors, failed requests, other sites and what the security policy refuses.
for (const path of new Set([...routes, ...allPages])) {
  test(`${path} answers, comes alive, and is accessible in both modes and at all widths`, async ({
    page,
    open,
  }) => {
    const response = await open(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    if (path.startsWith('/search?')) {
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    }
    // The pages that it links to are fetched ahead; those requests have to succeed as well.
    await page.waitForLoadState('networkidle');

    expect(await headingNames(page)).toEqual(
      await page.evaluate(visibleHeadings, 'h1, h2, h3, h4, h5, h6'),
    );
    expect(await violationsOf(page), 'in light mode').toEqual([]);
    for (const width of [360, 320]) {
      await page.setViewportSize({width, height: 900});
      expect(await violationsOf(page, {rules: layoutRules}), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({width: 1280, height: 900});
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await violationsOf(page, {rules: ['color-contrast']}), 'in dark mode').toEqual([]);
  });
}

test('the pages are those of the sitemap, of the tags, the search page and the not-found page', () => {
  expect(allPages.length).toBeGreaterThan(40);
  expect(allPages).toEqual(
    expect.arrayContaining(['/', '/guides/vpn', '/blog/archive', '/search?q=vpn', '/404.html']),
  );
});
