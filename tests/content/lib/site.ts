import {load, type CheerioAPI} from 'cheerio';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow, fromRoot} from './paths';

/** An HTML file of the built site. */
export interface BuiltPage {
  /** Path from the root of the repository, for example `build/guides/vpn/index.html`. */
  file: string;
  /** Its route, without a trailing slash, for example `/guides/vpn`. */
  route: string;
  $: CheerioAPI;
  /** The target, if it is a redirect. */
  redirectsTo: string | undefined;
}

export interface BuiltSite {
  /** By route. */
  pages: ReadonlyMap<string, BuiltPage>;
  /** Paths of all files, including pages, for example `/img/mark.svg`. */
  files: ReadonlySet<string>;
}

/** The page that a host shows for unknown paths. */
export const notFoundRoute = '/404.html';

/**
 * Reads a built site.
 *
 * @param folder its path from the root of the repository
 * @throws Error that says to build the site if it does not exist
 */
export function readSite(folder = 'build'): BuiltSite {
  if (!existsSync(fromRoot(folder, 'index.html'))) {
    throw new Error(`${folder}/index.html is missing; run npm run build, then the tests again.`);
  }
  const files = filesBelow(fromRoot(folder));
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(folder, file));
  return {
    pages: new Map(pages.map((page) => [page.route, page])),
    files: new Set(files.map((file) => `/${file}`)),
  };
}

/** Returns all pages that are not redirects. */
export function shownPages({pages}: BuiltSite): BuiltPage[] {
  return [...pages.values()].filter(({redirectsTo}) => redirectsTo === undefined);
}

/** Returns the routes in a sitemap, without trailing slashes. */
export function sitemapRoutes(file = 'build/sitemap.xml'): string[] {
  const $ = load(readFileSync(fromRoot(file), 'utf8'), {xml: true});
  return $('url > loc')
    .get()
    .map((element) => new URL($(element).text()).pathname.replace(/(?<=.)\/$/, ''));
}

function readPage(folder: string, file: string): BuiltPage {
  const $ = load(readFileSync(fromRoot(folder, file), 'utf8'));
  const refresh = $('meta[http-equiv="refresh"]').attr('content') ?? '';
  return {
    file: path.posix.join(folder, file),
    route: `/${file}`.replace(/\/index\.html$/, '') || '/',
    $,
    redirectsTo: /url=(?<url>.+)$/i.exec(refresh)?.groups?.url?.trim(),
  };
}
