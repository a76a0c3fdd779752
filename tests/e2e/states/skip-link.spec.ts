import {expect, test} from '../fixtures';

for (const path of ['/', '/guides/vpn', '/blog', '/search']) {
  test(`on ${path} the first Tab stop skips to the content`, async ({page, open}) => {
    await open(path);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', {name: 'Skip to main content'});
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(link).not.toBeFocused();
    // From there, the next stop is inside the page's own part.
    await page.keyboard.press('Tab');
    const isInContent = await page.evaluate(() => {
      const navbar = document.querySelector('nav.navbar');
      const focused = document.activeElement;
      return (
        focused !== null &&
        focused !== document.body &&
        navbar !== null &&
        Boolean(navbar.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) &&
        !navbar.contains(focused)
      );
    });
    expect(isInContent).toBe(true);
    const [covered, begins] = await page.evaluate(() => [
      document.querySelector('nav.navbar')?.getBoundingClientRect().bottom,
      document.activeElement?.getBoundingClientRect().top,
    ]);
    expect(begins, 'the navbar does not cover it').toBeGreaterThanOrEqual(covered ?? Infinity);
  });
}
