import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';

/**
 * The maximum number of entries of a collapsed category whose links are rendered on the server.
 * With larger or nested categories, each page would contain the links to all pages, and the size of
 * the site would grow quadratically. Without JavaScript, the name of such a category links to its
 * first page, where the category is expanded.
 */
const maxServerRendered = 20;

/**
 * Whether the links of a category are rendered on the server although it is collapsed.
 *
 * @param level the depth of the category in the sidebar, starting at 1
 */
export default function isServerRendered(
  {collapsible, collapsed, items}: PropSidebarItemCategory,
  level: number,
): boolean {
  return collapsible && collapsed && level === 1 && items.length <= maxServerRendered;
}
