import type {Problem} from '../lib/problem';
import type {BuiltPage, BuiltSite} from '../lib/site';

/** A route without routes below it: a page, not a layout. */
const pageRoute = /path: '(?<path>[^']+)',\s+component: ComponentCreator\([^)]+\),\s+exact: true/g;

/**
 * Returns the paths of all pages. A path that two pages claim is in the list twice.
 *
 * @param source the text of .docusaurus/routes.js
 */
export function pathsOf(source: string): string[] {
  return [...source.matchAll(pageRoute)].map(({groups}) => groups?.path ?? '');
}

/** Finds paths that several pages claim, of which readers can reach only one. */
export function duplicateRouteProblems(paths: readonly string[]): Problem[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const route = path === '/' ? path : path.replace(/\/$/, '');
    counts.set(route, (counts.get(route) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([route, count]) => ({
      file: route,
      message: `is the route of ${count} pages; change the slug or the file name of all but one`,
    }));
}

/** Finds routes that were not built, and pages whose heading, title or description is missing or not unique. */
export function routeProblems(site: BuiltSite, routes: readonly string[]): Problem[] {
  const pages = routes.flatMap((route) => site.pages.get(route) ?? []);
  return [
    ...routes
      .filter((route) => !site.pages.has(route))
      .map((route) => ({file: route, message: 'is not built; add the page (see tests/routes.ts)'})),
    ...pages.flatMap((page) => identityProblems(page)),
    ...Object.keys(identities).flatMap((name) => sharedProblems(name, pages)),
  ];
}

/** The texts that identify a page. */
const identities: Record<string, (page: BuiltPage) => string> = {
  h1: ({$}) => $('h1').first().text().trim(),
  title: ({$}) => $('title').text().trim(),
  description: ({$}) => ($('meta[name="description"]').attr('content') ?? '').trim(),
};

function identityProblems(page: BuiltPage): Problem[] {
  return Object.entries(identities)
    .filter(([, read]) => read(page) === '')
    .map(([name]) => ({file: page.file, message: `has no ${name}; give the page one`}));
}

function sharedProblems(name: string, pages: readonly BuiltPage[]): Problem[] {
  const owners = new Map<string, BuiltPage>();
  return pages.flatMap((page) => {
    const value = identities[name]?.(page) ?? '';
    const owner = owners.get(value);
    owners.set(value, owner ?? page);
    return owner && value !== ''
      ? [
          {
            file: page.file,
            message: `has the same ${name} as ${owner.file} ("${value}"); give this page its own`,
          },
        ]
      : [];
  });
}
