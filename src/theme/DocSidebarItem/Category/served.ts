import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';

/**
 * How many entries a closed category may have for its links to be served. With a larger one, or one
 * inside another, each page would hold the links to all pages, and the whole site grow with the
 * square of their number; without JavaScript its name leads to its first page, where it is open.
 */
const mostServed = 20;

/**
 * Whether a page is served with the links of a category that is closed on it.
 *
 * @param level how deep the category stands in the sidebar, from 1
 */
export default function isServed(
  {collapsible, collapsed, items}: PropSidebarItemCategory,
  level: number,
): boolean {
  return collapsible && collapsed && level === 1 && items.length <= mostServed;
}
