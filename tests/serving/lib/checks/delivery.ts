import {readFileSync} from 'node:fs';
import path from 'node:path';
import {decodedBody, request} from '../request';
import {hashedFile, hashedFiles} from '../site';
import {checkEach, problemUnless, type Check} from './check';

/** Compression, caching, content types and parts of files. */
export const deliveryChecks = {
  'brotli is preferred to gzip, and gzip to no compression': ({origin, folder}) =>
    checkEach(['/guides/vpn', '/sitemap.xml', '/nowhere', ...hashedFiles(folder)], (url) =>
      checkEach(
        [
          ['gzip, deflate, br, zstd', 'br'],
          ['gzip', 'gzip'],
          [undefined, undefined],
        ] as const,
        async ([accepted, expected]) => {
          const response = await request(origin, url, {
            headers: accepted === undefined ? {} : {'accept-encoding': accepted},
          });
          const plain = await request(origin, url);
          const {'content-encoding': encoding, vary} = response.headers;
          return [
            ...problemUnless(encoding === expected, `${url}: for ${accepted} it is ${encoding}`),
            ...problemUnless(
              decodedBody(response) === decodedBody(plain),
              `${url}: as ${encoding} it differs`,
            ),
            ...problemUnless(
              /(?:^|,)\s*accept-encoding/i.test(vary ?? ''),
              `${url}: for ${accepted} it does not vary by Accept-Encoding`,
            ),
          ];
        },
      ),
    ),

  'hashed files are cached for a year': ({origin, folder}) =>
    checkEach(hashedFiles(folder), async (url) => {
      const control = (await request(origin, url)).headers['cache-control'];
      return problemUnless(
        control === 'public, max-age=31536000, immutable',
        `${url}: Cache-Control is ${control}`,
      );
    }),

  'other files are revalidated': ({origin}) =>
    checkEach(
      ['/', '/guides/vpn', '/sitemap.xml', '/img/mark.svg', '/blog/rss.xml'],
      async (url) => {
        const {headers} = await request(origin, url);
        return [
          ...problemUnless(
            headers['cache-control'] === 'no-cache',
            `${url}: Cache-Control is ${headers['cache-control']}`,
          ),
          ...problemUnless(headers.etag !== undefined, `${url}: has no entity tag`),
        ];
      },
    ),

  'unchanged files are not sent again': ({origin, folder}) =>
    checkEach(['/guides/vpn', hashedFile(folder, 'js')], (url) =>
      checkEach(['br', 'gzip', 'identity'], async (encoding) => {
        const conditional = (condition: Record<string, string>) =>
          request(origin, url, {headers: {'accept-encoding': encoding, ...condition}});
        const first = await conditional({});
        const {etag = 'none', 'last-modified': modified = 'never'} = first.headers;
        const unchanged = await Promise.all([
          conditional({'if-none-match': etag}),
          conditional({'if-modified-since': modified}),
        ]);
        const changed = await conditional({'if-none-match': '"other"'});
        return [
          ...unchanged.flatMap(({status, body}) =>
            problemUnless(
              status === 304 && body.length === 0,
              `${url} as ${encoding}: status ${status}, not 304`,
            ),
          ),
          ...problemUnless(
            changed.status === 200,
            `${url} as ${encoding}: with another entity tag, status ${changed.status}, not 200`,
          ),
        ];
      }),
    ),

  'content types are correct': ({origin, folder}) =>
    checkEach(
      [
        ['/', 'text/html; charset=utf-8'],
        [hashedFile(folder, 'js'), 'text/javascript; charset=utf-8'],
        [hashedFile(folder, 'css'), 'text/css; charset=utf-8'],
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
      ([url, type]) =>
        checkEach(['br', 'identity'], async (encoding) => {
          const {headers} = await request(origin, url, {headers: {'accept-encoding': encoding}});
          const actual = headers['content-type'];
          return problemUnless(
            actual === type,
            `${url} as ${encoding}: type ${actual}, not ${type}`,
          );
        }),
    ),

  'HEAD is GET without the body': ({origin, folder}) =>
    checkEach(['/guides/vpn', '/nowhere', hashedFile(folder, 'js')], async (url) => {
      const headers = {'accept-encoding': 'br'};
      const get = await request(origin, url, {headers});
      const head = await request(origin, url, {method: 'HEAD', headers});
      return [
        ...problemUnless(head.status === get.status, `${url}: HEAD has status ${head.status}`),
        ...problemUnless(head.body.length === 0, `${url}: HEAD has a body`),
        ...['content-length', 'content-type', 'content-encoding', 'etag', 'cache-control'].flatMap(
          (name) =>
            problemUnless(
              head.headers[name] === get.headers[name],
              `${url}: HEAD differs in ${name}`,
            ),
        ),
      ];
    }),

  'range requests get a part of a file': async ({origin, folder}) => {
    const url = '/img/mark.svg';
    const {status, headers, body} = await request(origin, url, {headers: {range: 'bytes=10-19'}});
    const file = readFileSync(path.join(folder, url));
    return [
      ...problemUnless(status === 206, `${url}: status ${status}, not 206`),
      ...problemUnless(body.equals(file.subarray(10, 20)), `${url}: is another part`),
      ...problemUnless(
        headers['content-range'] === `bytes 10-19/${file.length}`,
        `${url}: Content-Range is ${headers['content-range']}`,
      ),
    ];
  },
} satisfies Record<string, Check>;
