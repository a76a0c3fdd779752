import {expect, test} from '../fixtures';
import {addStyle} from '../style';
import {pageTypes} from './pages';
import {walk} from './walk';

test.setTimeout(90_000);

const top = [
  'link Skip to main content',
  'link What to do if you use a ZFS pool',
  'button Close',
  'link Aurora',
  'link Documentation',
  'link Blog',
  'link Website',
  'link Community',
  'link Feedback',
  'link GitHub',
  'button Next',
  'button English',
  'button Search (Ctrl+K)',
  'button Switch between dark and light mode (currently system mode)',
];

const sidebar = [
  '(pages of the sidebar)',
  'button Get Aurora',
  '(pages of the sidebar)',
  'button Use Aurora',
  '(pages of the sidebar)',
  'button Make it yours',
  'button Fix a problem',
  '(pages of the sidebar)',
  'button Develop',
  'button Reference',
  'button Project',
];

const footer = [
  'link Bluefin',
  'link Bazzite',
  'link uCore',
  'link Universal Blue',
  'link Discussions',
  'link Discord',
  'link Report an issue',
  'link Code of conduct',
  'link Website',
  'link Blog',
  'link Source code',
  'link Edit this documentation',
  'link Credits',
  'link Licences',
  'link Aurora',
];

/** Where the Tab key stops, page type by page type; what writers change is one stop in brackets. */
const walks: Record<keyof typeof pageTypes, string[]> = {
  home: [
    ...top,
    ...sidebar,
    '(the text)',
    'link Edit this page',
    'link Report a problem',
    ...footer,
  ],
  guide: [
    ...top,
    ...sidebar,
    'link Home page',
    '(the text)',
    'link Edit this page',
    'link Report a problem',
    'link Previous Sunshine',
    'link Next Secondary drives',
    '(the table of contents)',
    ...footer,
  ],
  'list of posts': [
    ...top,
    '(posts at the side)',
    'link Archive',
    'link Authors',
    '(a post)',
    '(the text)',
    '(a post)',
    '(the text)',
    '(a post)',
    'link Older entries',
    ...footer,
  ],
  post: [
    ...top,
    '(posts at the side)',
    '(a post)',
    '(the text)',
    '(a post)',
    'link Newer post One place for recipes, and Flatpaks in Brewfiles',
    '(the table of contents)',
    ...footer,
  ],
  search: [
    ...top,
    'field Search the documentation',
    '(results)',
    'button Show more results',
    ...footer,
  ],
  'not-found': [...top, '(the text)', ...footer],
};

for (const type of Object.keys(pageTypes) as (keyof typeof pageTypes)[]) {
  test(`Tab goes through the whole page and out of it, seen at every stop: ${type}`, async ({
    page,
    open,
  }) => {
    await open(pageTypes[type]);
    if (type === 'search') {
      await expect(page.getByRole('button', {name: 'Show more results'})).toBeVisible();
    }
    const stops = await walk(page);
    expect(stops.map(({name}) => name)).toEqual(walks[type]);
    expect(stops.filter(({isVisible}) => !isVisible).map(({name}) => name)).toEqual([]);
  });
}

test('a walk sees a stop without a ring, and a trap', async ({page, open}) => {
  await open('/404.html');
  await addStyle(page, '.footer__logo-link, .navbar__brand { outline: 0 !important }');
  const stops = await walk(page);
  expect(stops.filter(({isVisible}) => !isVisible).map(({name}) => name)).toEqual(['link Aurora']);
  await page.evaluate(() => {
    const brand = document.querySelector<HTMLElement>('.navbar__brand');
    brand?.addEventListener('blur', () => setTimeout(() => brand.focus()));
  });
  await page.locator('.navbar__brand').focus();
  await expect(walk(page)).rejects.toThrow(/^The focus does not leave the page; it is at stop/);
});
