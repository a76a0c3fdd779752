import {expect, test} from '../fixtures';

// The page that does not exist has status 404.
test.use({tolerated: /^(?:console error: Failed to load resource: .*404|status 404: )/});

const widths = [360, 768, 1000, 1280, 1920];

test('all kinds of pages share their left edge', async ({page, open}) => {
  const edges: Record<string, number[]> = {};
  for (const path of [
    '/guides/vpn',
    '/',
    '/blog',
    '/blog/aurora-stable-f44',
    '/blog/archive',
    '/blog/tags',
    '/blog/authors',
    '/search',
    '/no-such-page',
  ]) {
    await open(path);
    const heading = page.getByRole('heading', {level: 1});
    edges[path] = [];
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      edges[path].push(Math.round((await heading.boundingBox())?.x ?? -1));
    }
  }
  expect(edges).toEqual(
    Object.fromEntries(Object.keys(edges).map((path) => [path, edges['/guides/vpn']])),
  );
});
