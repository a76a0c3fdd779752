import {readFileSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../../../../src/config/redirects';
import {decodedBody, request} from '../request';
import {checkEach, problemUnless, type Check} from './check';

/** Which URL leads to which file. */
export const routingChecks = {
  'pages are served with and without a trailing slash': ({origin, folder}) =>
    checkEach(
      ['/', '/guides/vpn', '/guides/vpn/', '/blog', '/blog/', '/search?q=vpn'],
      async (url) => {
        const response = await request(origin, url);
        const file = path.join(folder, url.replace(/\?.*/, ''), 'index.html');
        return [
          ...problemUnless(response.status === 200, `${url}: status ${response.status}, not 200`),
          ...problemUnless(
            decodedBody(response) === readFileSync(file, 'utf8'),
            `${url}: is not ${file}`,
          ),
        ];
      },
    ),

  'alternative URLs of a page redirect to the canonical one': checkRedirects([
    ['/index.html', '/'],
    ['/guides/vpn.html', '/guides/vpn'],
    ['/guides/vpn/index.html', '/guides/vpn'],
    ['/search.html?q=vpn&x=%2F', '/search?q=vpn&x=%2F'],
  ]),

  'moved pages redirect permanently': checkRedirects(
    redirects.flatMap(({from, to}) => ['', '/', '.html'].map((end) => [from + end, to] as const)),
  ),

  'missing pages are not found': checkNotFound([
    '/nowhere',
    '/nowhere/',
    '/nowhere.html',
    '/guides/vpn/nowhere',
    '/assets/js/nowhere.js',
  ]),

  'the not-found page has no URL': checkNotFound(['/404.html']),

  'compressed copies have no URL': checkNotFound(['/index.html.br', '/index.html.gz']),

  'security.txt is served': async ({origin}) => {
    const {status, headers} = await request(origin, '/.well-known/security.txt');
    return problemUnless(
      status === 200 && headers['content-type'] === 'text/plain; charset=utf-8',
      `/.well-known/security.txt: status ${status}, type ${headers['content-type']}`,
    );
  },
} satisfies Record<string, Check>;

/** Checks that the response is the not-found page with status 404, and is not cached. */
export function checkNotFound(urls: readonly string[]): Check {
  return ({origin, folder}) =>
    checkEach(urls, async (url) => {
      const response = await request(origin, url);
      return [
        ...problemUnless(response.status === 404, `${url}: status ${response.status}, not 404`),
        ...problemUnless(
          decodedBody(response) === readFileSync(path.join(folder, '404.html'), 'utf8'),
          `${url}: is not the not-found page`,
        ),
        ...problemUnless(
          !/immutable|max-age=[1-9]/.test(response.headers['cache-control'] ?? ''),
          `${url}: may be cached though it is missing`,
        ),
      ];
    });
}

/** Checks for permanent redirects to paths without a host. */
function checkRedirects(redirected: readonly (readonly [from: string, to: string])[]): Check {
  return ({origin}) =>
    checkEach(redirected, async ([from, to]) => {
      const {status, headers} = await request(origin, from);
      return problemUnless(
        status === 301 && headers.location === to,
        `${from}: status ${status}, location ${headers.location}, not 301 to ${to}`,
      );
    });
}
