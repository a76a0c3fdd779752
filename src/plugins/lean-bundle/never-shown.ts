import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {NavbarItem} from '@docusaurus/theme-common';

/** What a site is made of, as far as it decides which parts of the theme it shows. */
export interface Site {
  themeConfig: ThemeConfig;
  /** The versions of the docs. */
  versions: readonly Pick<LoadedVersion, 'banner' | 'badge' | 'docs' | 'sidebars'>[];
  /** The metadata of blog posts. */
  posts: readonly Shown[];
}

type Shown = Partial<Pick<DocMetadata, 'unlisted' | 'lastUpdatedAt' | 'lastUpdatedBy'>>;

/**
 * The components of the theme (theme-classic 3.9.2) that no page of a site shows, by their names
 * after `@theme/`. The theme imports them wherever they might be wanted.
 */
export function neverShown(site: Site): string[] {
  return Object.entries(conditions)
    .filter(([, isShown]) => !isShown(site))
    .map(([component]) => component);
}

/** For each component, whether a site shows it. */
const conditions: Record<string, (site: Site) => boolean> = {
  'DocSidebar/Desktop/CollapseButton': isSidebarHideable,
  'DocRoot/Layout/Sidebar/ExpandButton': isSidebarHideable,
  'DocSidebarItem/Html': ({versions}) =>
    versions.some(({sidebars}) => Object.values(sidebars).flat().some(holdsHtml)),
  DocVersionBanner: ({versions}) => versions.some(({banner}) => banner !== null),
  DocVersionBadge: ({versions}) => versions.some(({badge}) => badge),
  ContentVisibility: (site) => shownBy(site).some(({unlisted}) => unlisted),
  LastUpdated: (site) =>
    shownBy(site).some(({lastUpdatedAt, lastUpdatedBy}) => lastUpdatedAt ?? lastUpdatedBy),
  'Footer/Links/Simple': ({themeConfig}) =>
    themeConfig.footer?.links?.some((link) => !('items' in link)) ?? false,
  'NavbarItem/HtmlNavbarItem': (site) => hasNavbarItem(site, 'html'),
  'NavbarItem/DocNavbarItem': (site) => hasNavbarItem(site, 'doc'),
  'NavbarItem/DocsVersionNavbarItem': (site) => hasNavbarItem(site, 'docsVersion'),
};

function isSidebarHideable({themeConfig}: Site): boolean {
  return themeConfig.docs?.sidebar?.hideable ?? false;
}

function shownBy({versions, posts}: Site): Shown[] {
  return [...versions.flatMap(({docs}) => docs), ...posts];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

function holdsHtml(item: SidebarItem): boolean {
  return item.type === 'html' || (item.type === 'category' && item.items.some(holdsHtml));
}

/** Whether the navbar or one of its menus has an item of a type. */
function hasNavbarItem({themeConfig}: Site, type: string): boolean {
  const isOrHas = (item: NavbarItem): boolean =>
    item.type === type ||
    [item.items, item.dropdownItemsBefore, item.dropdownItemsAfter].some(
      (items) => Array.isArray(items) && (items as NavbarItem[]).some(isOrHas),
    );
  return themeConfig.navbar?.items?.some(isOrHas) ?? false;
}
