import {expect, test} from '../fixtures';
import {allPages, dealt} from './pages';

/** The headings of a page as they are seen: without the sign of the link to the section. */
function seenHeadings(selector: string) {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((heading) => heading.checkVisibility({visibilityProperty: true}))
    .map((heading) => {
      const copy = heading.cloneNode(true) as HTMLElement;
      copy.querySelector('.hash-link')?.remove();
      return copy.textContent.replace(/\s+/g, ' ').trim();
    });
}

const hands = 3;

dealt(allPages, hands).forEach((pages, hand) => {
  test(`screen readers call each heading by its text alone (part ${hand + 1} of ${hands})`, async ({
    page,
    open,
  }) => {
    for (const path of pages) {
      await open(path);
      const seen = await page.evaluate(seenHeadings, 'h1, h2, h3, h4, h5, h6');
      const tree = await page.locator('body').ariaSnapshot();
      const names = [...tree.matchAll(/- '?heading "(?<name>(?:[^"\\]|\\.)*)" \[level/g)].map(
        ({groups}) =>
          groups?.name?.replaceAll("''", "'").replaceAll('\\"', '"').replaceAll('\\\\', '\\'),
      );
      expect(names, path).toEqual(seen);
    }
  });
});

test('the link to a section is a stop of its own, with a name of its own', async ({page, open}) => {
  await open('/guides/vpn');
  const heading = page.getByRole('heading', {name: 'Use Tailscale', exact: true});
  const link = heading.getByRole('link', {name: 'Direct link to Use Tailscale', exact: true});
  await link.focus();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
});
