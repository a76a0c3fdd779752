import type {Problem} from '../lib/problem';
import type {BuiltSite} from '../lib/site';

/**
 * Finds pages that cannot be reached by links from the home page.
 *
 * @param routes the routes to reach, for example `/guides/vpn`
 */
export function unreachablePages({pages}: BuiltSite, routes: readonly string[]): Problem[] {
  const reached = new Set(['/']);
  // Iterating over a set includes items that are added meanwhile.
  for (const route of reached) {
    const page = pages.get(route);
    const links = page?.$('body a[href^="/"]').get() ?? [];
    const targets = links.map((link) => page?.$(link).attr('href') ?? '');
    for (const target of [...targets, page?.redirectsTo ?? '']) {
      const path = target.replace(/[?#].*$/, '').replace(/(?<!^)\/$/, '');
      if (pages.has(path)) {
        reached.add(path);
      }
    }
  }
  return routes
    .filter((route) => !reached.has(route))
    .map((route) => ({
      file: pages.get(route)?.file ?? route,
      message:
        'cannot be reached by links from the home page; link it from a page where readers look for it',
    }));
}
