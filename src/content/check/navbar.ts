import type {ContentProblem} from './check';

/** The file in which the navbar items are defined. */
export const navbarFile = 'src/config/navbar.ts';

/** The targets that the items may name. */
export interface NavbarTargets {
  docIds: readonly string[];
  sidebarIds: readonly string[];
  versionNames: readonly string[];
}

/** A navbar item from the configuration. The theme validates little of it. */
export interface NavbarItem {
  type?: string;
  label?: string;
  /** A path on the site, which the link check covers. */
  to?: string;
  items?: readonly NavbarItem[];
  dropdownItemsBefore?: readonly NavbarItem[];
  dropdownItemsAfter?: readonly NavbarItem[];
  docId?: string;
  sidebarId?: string;
  /** Names of versions, or an object keyed by them. */
  versions?: readonly string[] | Readonly<Record<string, unknown>>;
}

/** The types that theme-classic 3.9.2 renders. Custom types begin with `custom-`. */
const types = [
  'default',
  'dropdown',
  'html',
  'search',
  'localeDropdown',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
];

/**
 * Returns navbar items whose targets do not exist. Docusaurus only notices this while rendering,
 * and then reports every page as broken.
 *
 * @param source the text of the file that defines the items, to find their line numbers
 */
export function navbarProblems(
  items: readonly NavbarItem[],
  {docIds, sidebarIds, versionNames}: NavbarTargets,
  source: string,
): ContentProblem[] {
  const lines = source.split('\n');
  const problem = (what: string, value: string, known: readonly string[]): ContentProblem => ({
    file: navbarFile,
    line:
      lines.findIndex((line) => [`'${value}'`, `"${value}"`].some((text) => line.includes(text))) +
      1,
    message: `a navbar item names the ${what} "${value}", which does not exist; use one of ${known.join(', ')}`,
  });
  const unless = (known: readonly string[], what: string, value: string | undefined) =>
    value === undefined || known.includes(value) ? [] : [problem(what, value, known)];
  return items.flatMap((item): ContentProblem[] => {
    const {type, docId, sidebarId, versions = []} = item;
    const names: readonly string[] = Array.isArray(versions) ? versions : Object.keys(versions);
    const inside = [item.items, item.dropdownItemsBefore, item.dropdownItemsAfter];
    return [
      ...(type?.startsWith('custom-') ? [] : unless(types, 'type', type)),
      ...unless(docIds, 'doc', docId),
      ...unless(sidebarIds, 'sidebar', sidebarId),
      ...names.flatMap((name) => unless(versionNames, 'docs version', name)),
      ...inside.flatMap((nested = []) =>
        navbarProblems(nested, {docIds, sidebarIds, versionNames}, source),
      ),
    ];
  });
}
