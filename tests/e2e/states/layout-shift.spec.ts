import {expect, test as base} from '../fixtures';
import {layoutShiftsOf, shiftsOnSlowLoad} from '../layoutShifts';
import {serveInHalves, type HalvedSite} from './halves';

interface Halves {
  path: string;
  /** Where the first half ends. */
  endOfHalf: (html: string) => number;
}

interface Fixtures {
  halves: Halves;
  /** The site, of which the second half of one page comes late. */
  halved: HalvedSite;
}

const test = base.extend<Fixtures>({
  halves: [{path: '/', endOfHalf: (html) => html.length}, {option: true}],
  halved: async ({halves}, run, {project}) => {
    const halved = await serveInHalves(project.use.baseURL ?? '', halves.path, halves.endOfHalf);
    await run(halved);
    halved.close();
  },
});

/** Page types, each with the width at which it has the most to move; tests/nightly has all pages. */
const widths = new Map([
  ['/', 360],
  ['/guides/rescue-mode', 1280],
  ['/reference/ujust', 360],
  ['/blog', 1280],
]);

for (const [path, width] of widths) {
  test(`nothing moves while a page comes to life: ${path}`, async ({page, open}) => {
    expect(await shiftsOnSlowLoad(page, () => open(path), width)).toEqual([]);
  });
}

/** The place right after the first `end` that follows the last `start`. */
const after = (start: string, end: string) => (html: string) =>
  html.indexOf(end, html.lastIndexOf(start)) + end.length;

/** Where the HTML of a page may end for a while, and what has come by then. */
const partings = [
  {
    what: 'the first words of the announcement',
    path: '/guides/vpn',
    width: 360,
    endOfHalf: (html: string) => html.indexOf('<a', html.lastIndexOf('theme-announcement-bar ')),
    come: '.theme-announcement-bar [class^="content"]',
    toCome: '.theme-announcement-bar a',
  },
  {
    what: 'the text of the announcement',
    path: '/guides/vpn',
    width: 1280,
    endOfHalf: after('theme-announcement-bar ', '</a>'),
    come: '.theme-announcement-bar a',
    toCome: '.theme-announcement-bar button',
  },
  {
    what: 'the first item at the right end of the navbar',
    path: '/guides/vpn',
    width: 1280,
    endOfHalf: after('navbar__items--right', '</a>'),
    come: '.navbar__items--right > *',
    toCome: '.navbar__items--right > :nth-child(2)',
  },
  {
    what: 'the place of the first tag',
    path: '/blog',
    width: 1280,
    endOfHalf: (html: string) =>
      html.indexOf('>', html.indexOf('rel=tag', html.indexOf('<article'))) + '>'.length,
    come: 'article footer a[rel="tag"]',
    toCome: 'article + article',
  },
  {
    what: 'the first of the breadcrumbs',
    path: '/reference/ujust',
    width: 1280,
    endOfHalf: after('theme-doc-breadcrumbs', 'href=/>'),
    come: '.breadcrumbs__item a',
    toCome: '.breadcrumbs__item svg',
  },
  {
    what: 'the last row but one of a table',
    path: '/reference/ujust',
    width: 360,
    endOfHalf: (html: string) => html.lastIndexOf('<tr>', html.indexOf('</table>')),
    come: '.markdown table td',
    toCome: '.footer',
  },
  {
    what: 'the first column of the footer',
    path: '/search',
    width: 1280,
    endOfHalf: after('theme-layout-footer ', '</ul>'),
    come: '.footer__col',
    toCome: '.footer__copyright',
  },
];

for (const {what, path, width, endOfHalf, come, toCome} of partings) {
  test.describe('while its HTML comes', () => {
    test.use({
      halves: {path, endOfHalf},
      baseURL: async ({halved}, run) => run(halved.origin),
    });

    test(`nothing moves that has come up to ${what}`, async ({page, halved}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(path, {waitUntil: 'commit'});
      await expect(page.locator(come)).not.toHaveCount(0);
      await expect(page.locator(toCome)).toHaveCount(0);
      // Until that has been painted, if it is to be seen.
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      halved.finish();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.locator(toCome).first()).toBeVisible();
      expect(await layoutShiftsOf(page)).toEqual([]);
    });
  });
}
