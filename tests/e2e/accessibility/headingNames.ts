import type {Page} from '@playwright/test';

/** The headings of the page as they are seen: without the sign of the link to the section. */
export function visibleHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility({visibilityProperty: true}))
      .map((heading) => {
        const copy = heading.cloneNode(true) as HTMLElement;
        copy.querySelector('.hash-link')?.remove();
        return copy.textContent.replace(/\s+/g, ' ').trim();
      }),
  );
}

/** The names by which screen readers call the headings. */
export async function headingNames(page: Page): Promise<(string | undefined)[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return [...tree.matchAll(/- '?heading "(?<name>(?:[^"\\]|\\.)*)" \[level/g)].map(({groups}) =>
    groups?.name?.replaceAll("''", "'").replaceAll('\\"', '"').replaceAll('\\\\', '\\'),
  );
}
