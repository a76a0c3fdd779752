import {useEffect} from 'react';

/**
 * Hides the links of the table of contents to sections that are filtered out. Like the theme's
 * highlighting, it changes the elements, because the list is outside the content of the page.
 *
 * @param ids the anchors of all sections
 * @param shown the anchors of those that are shown
 */
export function useFilteredToc(ids: readonly string[], shown: readonly string[]): void {
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a')) {
      const id = decodeURIComponent(link.hash.slice(1));
      const item = link.closest('li');
      if (item && ids.includes(id)) {
        item.hidden = !shown.includes(id);
      }
    }
  });
}
