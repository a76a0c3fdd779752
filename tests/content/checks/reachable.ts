import type {Problem} from '../lib/problem';
import type {BuiltSite} from '../lib/site';

/**
 * The wanted pages that no chain of links from the home page leads to.
 *
 * @param wanted routes, for example `/guides/vpn`
 */
export function unreachablePages({pages}: BuiltSite, wanted: readonly string[]): Problem[] {
  const reached = new Set(['/']);
  // Iterating over a set includes what is added meanwhile.
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
  return wanted
    .filter((route) => !reached.has(route))
    .map((route) => ({
      file: pages.get(route)?.file ?? route,
      message:
        'is reached by no links from the home page; link it from a page where readers look for it',
    }));
}
