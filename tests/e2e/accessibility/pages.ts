import {readFileSync} from 'node:fs';
import path from 'node:path';

const sitemap = path.resolve(__dirname, '../../../build/sitemap.xml');

/** Every page that the built site lists, and those that it does not list on purpose. */
export const allPages: readonly string[] = [
  ...[...readFileSync(sitemap, 'utf8').matchAll(/<loc>(?<url>[^<]+)<\/loc>/g)].map(
    ({groups}) => new URL(groups?.url ?? '').pathname,
  ),
  '/blog/tags',
  '/blog/tags/plasma',
  '/search?q=vpn',
  '/404.html',
];

/** One page of each type. */
export const pageTypes = {
  home: '/',
  guide: '/guides/vpn',
  'list of posts': '/blog',
  post: '/blog/stargazer-4',
  search: '/search?q=vpn',
  'not-found': '/404.html',
} as const;

/** Splits pages into parts of about the same size, for tests that run at the same time. */
export function partition(pages: readonly string[], parts: number): string[][] {
  return Array.from({length: parts}, (_, part) =>
    pages.filter((_page, index) => index % parts === part),
  );
}
