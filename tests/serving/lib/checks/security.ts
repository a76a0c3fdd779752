import {readFileSync} from 'node:fs';
import {fromRoot} from '../../../content/lib/paths';
import {request} from '../request';
import {hashedFiles} from '../site';
import {checkEach, problemUnless, type Check} from './check';
import {checkNotFound} from './routing';

// cspell:ignore eenv fetc

/** What a server must not do or reveal. */
export const securityChecks = {
  'directories are not listed': checkNotFound([
    '/img',
    '/img/',
    '/assets/',
    '/assets/js/',
    '/types/',
  ]),

  'dotfiles are not served': checkNotFound([
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/guides/.htpasswd',
    '/.well-known/.hidden',
    '/.well-known/folder/file',
  ]),

  'path traversal is rejected': ({origin}) =>
    checkEach(
      [
        '/../../../../etc/passwd',
        '/..%2f..%2f..%2f..%2fetc/passwd',
        '/assets/..%2f..%2f..%2f..%2f..%2fetc/passwd',
        '/assets/../../assets.txt',
        '/%2e%2e/assets.txt',
        // If a rule ends without a slash, this leads out of its folder.
        '/img../sitemap.xml',
      ],
      async (url) => {
        const {status} = await request(origin, url);
        return problemUnless(status === 400 || status === 404, `${url}: status ${status}`);
      },
    ),

  'header injection is rejected': ({origin}) =>
    checkEach(
      ['/guides/vpn%0d%0aX-Written:%20yes.html', '/%0d%0aX-Written:%20yes', '//example.org/.html'],
      async (url) => {
        const {headers, status} = await request(origin, url);
        return problemUnless(
          headers['x-written'] === undefined && status >= 400,
          `${url}: status ${status}, location ${headers.location}`,
        );
      },
    ),

  'each response has each security header once': ({origin, folder}) =>
    checkEach(
      [
        '/',
        '/guides/vpn.html',
        '/guides/iso-testing',
        '/nowhere',
        ...hashedFiles(folder),
        '/blog/rss.xml',
      ],
      async (url) => {
        const {rawHeaders} = await request(origin, url);
        return securityHeaders().flatMap(({name, value}) => {
          const values = rawHeaders.filter(
            (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name,
          );
          return problemUnless(
            values.length === 1 && values[0] === value,
            `${url}: ${name} is ${JSON.stringify(values)}`,
          );
        });
      },
    ),

  'methods that write are refused': ({origin}) =>
    checkEach(['POST', 'PUT', 'DELETE', 'PATCH'], async (method) => {
      const {status} = await request(origin, '/guides/vpn', {method});
      return problemUnless(status === 405, `${method}: status ${status}, not 405`);
    }),

  'the version of the server is not revealed': ({origin}) =>
    checkEach(['/', '/nowhere', '/%00'], async (url) => {
      const {headers, body} = await request(origin, url);
      return problemUnless(
        !/\d/.test(String(headers.server)) && !/(?:nginx|caddy)\/\d/i.test(body.toString()),
        `${url}: says ${String(headers.server)}`,
      );
    }),
} satisfies Record<string, Check>;

/** Reads the headers that the build has written for nginx. */
function securityHeaders(): {name: string; value: string}[] {
  const file = fromRoot('deploy/generated/security-headers.nginx.conf');
  const lines = readFileSync(file, 'utf8').matchAll(
    /^add_header (?<name>[\w-]+) "(?<value>(?:[^"\\]|\\.)*)" always;$/gm,
  );
  return [...lines].map(({groups}) => ({
    name: groups?.name?.toLowerCase() ?? '',
    value: groups?.value ?? '',
  }));
}
