import {readFileSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../../../src/config/redirects';
import {securityHeaders} from './headers';
import {ask, textOf, type Answer} from './request';
import {hashedFile} from './site';

// cspell:ignore eenv fetc

/** The server that is checked, and the folder that it serves. */
export interface Served {
  origin: string;
  folder: string;
}

/** Asks a server, and says what is not as it should be: a sentence each. */
type Check = (served: Served) => Promise<string[]>;

/** `problem` if something is not so. */
const unless = (isRight: boolean, problem: string): string[] => (isRight ? [] : [problem]);

/** Runs a check for each of several things at once. */
async function forEach<T>(
  things: readonly T[],
  check: (thing: T) => Promise<string[]>,
): Promise<string[]> {
  return (await Promise.all(things.map(check))).flat();
}

const fileText = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Problems of an answer that should be the not-found page. */
function notFoundProblems(address: string, answer: Answer, {folder}: Served): string[] {
  return [
    ...unless(answer.status === 404, `${address}: status ${answer.status}, not 404`),
    ...unless(
      textOf(answer) === fileText(folder, '404.html'),
      `${address}: is not the not-found page`,
    ),
    ...unless(
      !/immutable|max-age=[1-9]/.test(answer.headers['cache-control'] ?? ''),
      `${address}: may be cached though it is missing`,
    ),
  ];
}

const hashed = ({folder}: Served) => [hashedFile(folder, 'js'), hashedFile(folder, 'css')];

export const checks = {
  'a page answers with and without a slash': (served) =>
    forEach(
      ['/', '/guides/vpn', '/guides/vpn/', '/blog', '/blog/', '/search?q=vpn'],
      async (address) => {
        const answer = await ask(served.origin, address);
        const file = `${address.replace(/\?.*/, '')}/index.html`;
        return [
          ...unless(answer.status === 200, `${address}: status ${answer.status}, not 200`),
          ...unless(textOf(answer) === fileText(served.folder, file), `${address}: is not ${file}`),
        ];
      },
    ),

  'other names of a page lead to the one': (served) =>
    forEach(
      [
        ['/index.html', '/'],
        ['/guides/vpn.html', '/guides/vpn'],
        ['/guides/vpn/index.html', '/guides/vpn'],
        ['/search.html?q=vpn&x=%2F', '/search?q=vpn&x=%2F'],
      ] as const,
      leadsTo(served),
    ),

  'a moved page has moved for good': (served) =>
    forEach(
      redirects.flatMap(({from, to}) => ['', '/', '.html'].map((end) => [from + end, to] as const)),
      leadsTo(served),
    ),

  'what is missing is answered with the not-found page': (served) =>
    forEach(
      ['/nowhere', '/nowhere/', '/nowhere.html', '/guides/vpn/nowhere', '/assets/js/nowhere.js'],
      async (address) => notFoundProblems(address, await ask(served.origin, address), served),
    ),

  'the not-found page is no page': async (served) =>
    notFoundProblems('/404.html', await ask(served.origin, '/404.html'), served),

  'folders are not listed': (served) =>
    forEach(['/img', '/img/', '/assets/', '/assets/js/', '/types/'], async (address) =>
      notFoundProblems(address, await ask(served.origin, address), served),
    ),

  'dot files are not shown': (served) =>
    forEach(
      [
        '/.env',
        '/%2eenv',
        '/.git/config',
        '/guides/.htpasswd',
        '/.well-known/.hidden',
        '/.well-known/folder/file',
      ],
      async (address) => notFoundProblems(address, await ask(served.origin, address), served),
    ),

  'the compressed copies have no address': (served) =>
    forEach(['/index.html.br', '/index.html.gz'], async (address) =>
      notFoundProblems(address, await ask(served.origin, address), served),
    ),

  'no path leads out of the site': (served) =>
    forEach(
      [
        '/../../../../etc/passwd',
        '/..%2f..%2f..%2f..%2fetc/passwd',
        '/assets/..%2f..%2f..%2f..%2f..%2fetc/passwd',
        '/assets/../../assets.txt',
        '/%2e%2e/assets.txt',
        // Where a rule ends without a slash, this leads out of its folder.
        '/img../sitemap.xml',
      ],
      async (address) => {
        const {status} = await ask(served.origin, address);
        return unless(status === 400 || status === 404, `${address}: status ${status}`);
      },
    ),

  'no address writes a header': (served) =>
    forEach(
      ['/guides/vpn%0d%0aX-Written:%20yes.html', '/%0d%0aX-Written:%20yes', '//example.org/.html'],
      async (address) => {
        const {headers, status} = await ask(served.origin, address);
        return unless(
          headers['x-written'] === undefined && status >= 400,
          `${address}: status ${status}, location ${headers.location}`,
        );
      },
    ),

  'security.txt is found': async (served) => {
    const {status, headers} = await ask(served.origin, '/.well-known/security.txt');
    return unless(
      status === 200 && headers['content-type'] === 'text/plain; charset=utf-8',
      `/.well-known/security.txt: status ${status}, type ${headers['content-type']}`,
    );
  },

  'brotli before gzip before nothing': (served) =>
    forEach(['/guides/vpn', '/sitemap.xml', '/nowhere', ...hashed(served)], (address) =>
      forEach(
        [
          ['gzip, deflate, br, zstd', 'br'],
          ['gzip', 'gzip'],
          [undefined, undefined],
        ] as const,
        async ([accepted, expected]) => {
          const answer = await ask(served.origin, address, {
            headers: accepted === undefined ? {} : {'accept-encoding': accepted},
          });
          const plain = await ask(served.origin, address);
          const {'content-encoding': encoding, vary} = answer.headers;
          return [
            ...unless(encoding === expected, `${address}: for ${accepted} it is ${encoding}`),
            ...unless(textOf(answer) === textOf(plain), `${address}: as ${encoding} it differs`),
            ...unless(
              /(?:^|,)\s*accept-encoding/i.test(vary ?? ''),
              `${address}: for ${accepted} it does not vary by Accept-Encoding`,
            ),
          ];
        },
      ),
    ),

  'hashed files are kept': (served) =>
    forEach(hashed(served), async (address) => {
      const control = (await ask(served.origin, address)).headers['cache-control'];
      return unless(
        control === 'public, max-age=31536000, immutable',
        `${address}: Cache-Control is ${control}`,
      );
    }),

  'other files are asked for again': (served) =>
    forEach(
      ['/', '/guides/vpn', '/sitemap.xml', '/img/mark.svg', '/blog/rss.xml'],
      async (address) => {
        const {headers} = await ask(served.origin, address);
        return [
          ...unless(
            headers['cache-control'] === 'no-cache',
            `${address}: Cache-Control is ${headers['cache-control']}`,
          ),
          ...unless(headers.etag !== undefined, `${address}: has no entity tag`),
        ];
      },
    ),

  'what has not changed is not sent again': (served) =>
    forEach(['/guides/vpn', hashedFile(served.folder, 'js')], (address) =>
      forEach(['br', 'gzip', 'identity'], async (encoding) => {
        const accepted = {'accept-encoding': encoding};
        const first = await ask(served.origin, address, {headers: accepted});
        const {etag = 'none', 'last-modified': modified = 'never'} = first.headers;
        const again = await Promise.all([
          ask(served.origin, address, {headers: {...accepted, 'if-none-match': etag}}),
          ask(served.origin, address, {headers: {...accepted, 'if-modified-since': modified}}),
        ]);
        const other = await ask(served.origin, address, {
          headers: {...accepted, 'if-none-match': '"other"'},
        });
        return [
          ...again.flatMap(({status, body}) =>
            unless(
              status === 304 && body.length === 0,
              `${address} as ${encoding}: status ${status}, not 304`,
            ),
          ),
          ...unless(
            other.status === 200,
            `${address} as ${encoding}: another tag is not sent again`,
          ),
        ];
      }),
    ),

  'the types are right': (served) =>
    forEach(
      [
        ['/', 'text/html; charset=utf-8'],
        [hashedFile(served.folder, 'js'), 'text/javascript; charset=utf-8'],
        [hashedFile(served.folder, 'css'), 'text/css; charset=utf-8'],
        ['/img/mark.svg', 'image/svg+xml; charset=utf-8'],
        ['/favicon.ico', 'image/vnd.microsoft.icon'],
        ['/sitemap.xml', 'application/xml; charset=utf-8'],
        ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
        ['/blog/atom.xml', 'application/atom+xml; charset=utf-8'],
        ['/types/module.mjs', 'text/javascript; charset=utf-8'],
        ['/types/data.json', 'application/json'],
        ['/types/site.webmanifest', 'application/manifest+json'],
        ['/types/picture.webp', 'image/webp'],
        ['/types/words.txt', 'text/plain; charset=utf-8'],
        ['/types/page.md', 'text/markdown; charset=utf-8'],
      ] as const,
      ([address, type]) =>
        forEach(['br', 'identity'], async (encoding) => {
          const {headers} = await ask(served.origin, address, {
            headers: {'accept-encoding': encoding},
          });
          const actual = headers['content-type'];
          return unless(actual === type, `${address} as ${encoding}: type ${actual}, not ${type}`);
        }),
    ),

  'every answer has the security headers, once': (served) =>
    forEach(
      [
        '/',
        '/guides/vpn.html',
        '/guides/iso-testing',
        '/nowhere',
        ...hashed(served),
        '/blog/rss.xml',
      ],
      async (address) => {
        const {rawHeaders} = await ask(served.origin, address);
        const names = rawHeaders.filter((_, index) => index % 2 === 0);
        return securityHeaders().flatMap(([name, value]) => {
          const indexes = names.flatMap((other, index) =>
            other.toLowerCase() === name.toLowerCase() ? [index] : [],
          );
          const values = indexes.map((index) => rawHeaders[index * 2 + 1]);
          return unless(
            values.length === 1 && values[0] === value,
            `${address}: ${name} is ${JSON.stringify(values)}`,
          );
        });
      },
    ),

  'HEAD is GET without the body': (served) =>
    forEach(['/guides/vpn', '/nowhere', hashedFile(served.folder, 'js')], async (address) => {
      const headers = {'accept-encoding': 'br'};
      const get = await ask(served.origin, address, {headers});
      const head = await ask(served.origin, address, {method: 'HEAD', headers});
      return [
        ...unless(head.status === get.status, `${address}: HEAD has status ${head.status}`),
        ...unless(head.body.length === 0, `${address}: HEAD has a body`),
        ...['content-length', 'content-type', 'content-encoding', 'etag', 'cache-control'].flatMap(
          (name) =>
            unless(head.headers[name] === get.headers[name], `${address}: HEAD differs in ${name}`),
        ),
      ];
    }),

  'a part of a file can be had': async (served) => {
    const address = '/img/mark.svg';
    const {status, headers, body} = await ask(served.origin, address, {
      headers: {range: 'bytes=10-19'},
    });
    const file = readFileSync(path.join(served.folder, address));
    return [
      ...unless(status === 206, `${address}: status ${status}, not 206`),
      ...unless(body.equals(file.subarray(10, 20)), `${address}: is another part`),
      ...unless(
        headers['content-range'] === `bytes 10-19/${file.length}`,
        `${address}: Content-Range is ${headers['content-range']}`,
      ),
    ];
  },

  'nothing can be sent': (served) =>
    forEach(['POST', 'PUT', 'DELETE', 'PATCH'], async (method) => {
      const {status} = await ask(served.origin, '/guides/vpn', {method});
      return unless(status === 405, `${method}: status ${status}, not 405`);
    }),

  'the server does not say its version': (served) =>
    forEach(['/', '/nowhere', '/%00'], async (address) => {
      const {headers, body} = await ask(served.origin, address);
      return unless(
        !/\d/.test(String(headers.server)) && !/(?:nginx|caddy)\/\d/i.test(body.toString()),
        `${address}: says ${String(headers.server)}`,
      );
    }),
} satisfies Record<string, Check>;

/** What a check is called. */
export type CheckName = keyof typeof checks;

/** Checks that an address leads to another one for good, by a path without a host. */
function leadsTo({origin}: Served) {
  return async ([address, expected]: readonly [string, string]): Promise<string[]> => {
    const {status, headers} = await ask(origin, address);
    return unless(
      status === 301 && headers.location === expected,
      `${address}: status ${status}, location ${headers.location}, not 301 to ${expected}`,
    );
  };
}
