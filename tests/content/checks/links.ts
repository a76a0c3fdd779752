import {notFoundRoute, type BuiltPage, type BuiltSite} from '../lib/site';
import type {Problem} from '../lib/problem';

/** The elements that contain URLs, with the attributes. */
const places: readonly (readonly [selector: string, attribute: string])[] = [
  ['a[href], area[href], link[href]', 'href'],
  ['img[src], script[src], source[src], video[src], audio[src], iframe[src]', 'src'],
  ['meta[property="og:image"], meta[name="twitter:image"]', 'content'],
];

/**
 * Finds broken links of a built site: to pages, files and anchors. A link that is broken on many pages
 * (in the navbar or footer) is reported once.
 *
 * @param origin the origin of the published site; links that start with it are internal
 */
export function linkProblems(site: BuiltSite, origin: string): Problem[] {
  const found = new Map<string, string[]>();
  for (const page of site.pages.values()) {
    for (const address of new Set(addressesOf(page))) {
      const message = addressProblem(site, origin, page, address);
      if (message !== undefined) {
        found.set(message, [...(found.get(message) ?? []), page.file]);
      }
    }
  }
  return [...found].map(([message, [file = '', ...others]]) => ({
    file,
    message: others.length === 0 ? message : `${message} (pages with it: ${others.length + 1})`,
  }));
}

/**
 * Returns what is wrong with a path that others link to, or undefined.
 *
 * @param address path with or without an anchor, for example `/guides/vpn#tailscale`
 */
export function targetProblem(site: BuiltSite, address: string): string | undefined {
  const url = new URL(address, 'https://site.invalid');
  const path = decodeURIComponent(url.pathname);
  const route = path === '/' ? path : path.replace(/\/$/, '');
  // Static hosts answer /404 with /404.html.
  const page = site.pages.get(route) ?? site.pages.get(`${route}.html`);
  if (!page) {
    return site.files.has(path)
      ? undefined
      : 'leads nowhere; correct it, or add the page or a redirect';
  }
  if (page.redirectsTo !== undefined) {
    // A redirect keeps the requested anchor only if it has none itself.
    const next = new URL(page.redirectsTo, url);
    return targetProblem(site, `${next.pathname}${next.hash || url.hash}`);
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor === '' || hasAnchor(page, anchor)
    ? undefined
    : `names an anchor that ${page.route} does not have; use the id of one of its headings, or give a heading {#${anchor}}`;
}

function hasAnchor({$}: BuiltPage, anchor: string): boolean {
  return $('[id], a[name]')
    .get()
    .some((element) => $(element).attr('id') === anchor || $(element).attr('name') === anchor);
}

function addressesOf({$, redirectsTo}: BuiltPage): string[] {
  const addresses = places.flatMap(([selector, attribute]) =>
    $(selector)
      .get()
      .map((element) => $(element).attr(attribute) ?? ''),
  );
  const candidates = $('img[srcset], source[srcset]')
    .get()
    .flatMap((element) => ($(element).attr('srcset') ?? '').split(','))
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  return [...addresses, ...candidates, ...(redirectsTo === undefined ? [] : [redirectsTo])];
}

/**
 * What is wrong with a link, whichever address its page is read at: with or without a trailing slash,
 * and for the 404 page any path.
 */
function addressProblem(
  site: BuiltSite,
  origin: string,
  page: BuiltPage,
  address: string,
): string | undefined {
  if (address === '' || address.startsWith('#')) {
    const problem = targetProblem(site, page.route + address);
    return problem && `link to "${address}" ${problem}`;
  }
  const slash = page.route.endsWith('/') ? '' : '/';
  const bases =
    page.route === notFoundRoute ? ['/a', '/a/b/'] : [page.route, `${page.route}${slash}`];
  const problems = bases.map((base) => {
    if (!URL.canParse(address, origin + base)) {
      return 'is not an address; correct it';
    }
    const url = new URL(address, origin + base);
    return url.origin === origin ? targetProblem(site, url.pathname + url.hash) : undefined;
  });
  const [problem] = problems;
  if (problems.every((other) => other === problem)) {
    return problem && `link to "${address}" ${problem}`;
  }
  return `link to "${address}" depends on whether the address of its page ends in a slash; start it at the root of the site`;
}
