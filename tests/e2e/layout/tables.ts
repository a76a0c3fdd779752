import type {Page} from '@playwright/test';

/** The first rows of the tables of two columns that do not fit, and so hide a part of their text. */
export function clippedTablesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLTableElement>('.markdown table')]
      .filter(({rows, parentElement}) =>
        rows[0]?.cells.length === 2 && parentElement
          ? parentElement.scrollWidth > parentElement.clientWidth
          : false,
      )
      .map(({rows}) => rows[0]?.textContent ?? ''),
  );
}
