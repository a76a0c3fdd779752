import {expect, test as base} from '../fixtures';
import {layoutShiftsOf, shiftsOnSlowLoad} from '../layoutShifts';
import {serveStreamed, type StreamedSite} from './streamedPage';

interface StreamedPage {
  path: string;
  /** Where the first half ends. */
  endOfHalf: (html: string) => number;
}

interface Fixtures {
  streamedPage: StreamedPage;
  /** The site; the second half of one page arrives late. */
  streamed: StreamedSite;
}

const test = base.extend<Fixtures>({
  streamedPage: [{path: '/', endOfHalf: (html) => html.length}, {option: true}],
  streamed: async ({streamedPage}, run, {project}) => {
    const streamed = await serveStreamed(
      project.use.baseURL ?? '',
      streamedPage.path,
      streamedPage.endOfHalf,
    );
    await run(streamed);
    streamed.close();
  },
});

/** Page types, each with the width at which it has the most to move; tests/nightly has all pages. */
const widths = new Map([
  ['/', 360],
  ['/guides/rescue-mode', 1280],
  ['/reference/ujust', 360],
  ['/blog', 1280],
  ['/search?q=vpn', 1280],
]);

for (const [path, width] of widths) {
  test(`nothing moves while a page hydrates: ${path}`, async ({page, open}) => {
    expect(await shiftsOnSlowLoad(page, () => open(path), width)).toEqual([]);
  });
}

/** The place right after the first `end` that follows the last `start`. */
const after = (start: string, end: string) => (html: string) =>
  html.indexOf(end, html.lastIndexOf(start)) + end.length;

/** Places where the HTML of a page may stop for a while, and what has arrived by then. */
const interruptions = [
  {
    what: 'the first words of the announcement',
    path: '/guides/vpn',
    width: 360,
    endOfHalf: (html: string) => html.indexOf('<a', html.lastIndexOf('theme-announcement-bar ')),
    arrived: '.theme-announcement-bar [class^="content"]',
    pending: '.theme-announcement-bar a',
  },
  {
    what: 'the text of the announcement',
    path: '/guides/vpn',
    width: 1280,
    endOfHalf: after('theme-announcement-bar ', '</a>'),
    arrived: '.theme-announcement-bar a',
    pending: '.theme-announcement-bar button',
  },
  {
    what: 'the first item at the right end of the navbar',
    path: '/guides/vpn',
    width: 1280,
    endOfHalf: after('navbar__items--right', '</a>'),
    arrived: '.navbar__items--right > *',
    pending: '.navbar__items--right > :nth-child(2)',
  },
  {
    what: 'the place of the first tag',
    path: '/blog',
    width: 1280,
    endOfHalf: (html: string) =>
      html.indexOf('>', html.indexOf('rel=tag', html.indexOf('<article'))) + '>'.length,
    arrived: 'article footer a[rel="tag"]',
    pending: 'article + article',
  },
  {
    what: 'the first of the breadcrumbs',
    path: '/reference/ujust',
    width: 1280,
    endOfHalf: after('theme-doc-breadcrumbs', 'href=/>'),
    arrived: '.breadcrumbs__item a',
    pending: '.breadcrumbs__item svg',
  },
  {
    what: 'the label of the contents on a phone',
    path: '/reference/ujust',
    width: 360,
    endOfHalf: after('theme-doc-toc-mobile', '</span>'),
    arrived: '.theme-doc-toc-mobile button > span',
    pending: '.markdown h1',
  },
  {
    what: 'the link with the drawn name, which has no mark yet',
    path: '/search',
    width: 1280,
    endOfHalf: after('navbar__brand', '>'),
    arrived: '.navbar__brand',
    pending: '.navbar__logo',
  },
  {
    what: 'the place of the mark',
    path: '/search',
    width: 1280,
    endOfHalf: after('navbar__logo', '>'),
    arrived: '.navbar__logo',
    pending: '.navbar__logo img',
  },
  {
    what: 'the link above the sidebar, which has no mark yet',
    path: '/guides/rescue-mode',
    width: 1280,
    endOfHalf: after('class=sidebarLogo', '>'),
    arrived: '[class*="sidebarLogo"]',
    pending: '[class*="sidebarLogo"] img',
  },
  {
    what: 'the last row but one of a table',
    path: '/guides/vpn',
    width: 360,
    endOfHalf: (html: string) => html.lastIndexOf('<tr>', html.indexOf('</table>')),
    arrived: '.markdown table td',
    pending: '.footer',
  },
  {
    what: 'the first column of the footer',
    path: '/search',
    width: 1280,
    endOfHalf: after('theme-layout-footer ', '</ul>'),
    arrived: '.footer__col',
    pending: '.footer__copyright',
  },
];

for (const {what, path, width, endOfHalf, arrived, pending} of interruptions) {
  test.describe('while its HTML arrives', () => {
    test.use({
      streamedPage: {path, endOfHalf},
      baseURL: async ({streamed}, run) => run(streamed.origin),
    });

    test(`nothing moves if the HTML stops after ${what}`, async ({page, streamed}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(path, {waitUntil: 'commit'});
      await expect(page.locator(arrived)).not.toHaveCount(0);
      await expect(page.locator(pending)).toHaveCount(0);
      // Waits until that has been painted.
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      streamed.finish();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.locator(pending).first()).toBeVisible();
      expect(await layoutShiftsOf(page)).toEqual([]);
    });
  });
}
