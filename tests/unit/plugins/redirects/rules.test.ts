import {expect, test} from 'vitest';
import {redirectRules} from '../../../../src/plugins/redirects/rules';

test('each old path is redirected in all three forms of a URL', () => {
  const {nginx, caddy} = redirectRules([{from: '/old/page', to: '/new#part'}]);
  expect(caddy.split('\n')).toEqual([
    'redir /old/page /new#part 301',
    'redir /old/page/ /new#part 301',
    'redir /old/page.html /new#part 301',
    '',
  ]);
  expect(nginx.match(/location = \S+ \{\n {2}return 301 \/new#part;\n\}\n/g)).toHaveLength(3);
  expect(nginx.match(/(?<=location = )\S+/g)).toEqual([
    '/old/page',
    '/old/page/',
    '/old/page.html',
  ]);
});

test.each([
  '/a b',
  '/a;b',
  '/a{b}',
  '/$uri',
  'old',
  'https://example.org/',
  '/a"b',
  '/a\nb',
  '/a*',
])('a path that needs escaping is refused: %j', (path) => {
  const message = `src/config/redirects.ts: "${path}" is not a path`;
  expect(() => redirectRules([{from: path, to: '/new'}])).toThrow(message);
  expect(() => redirectRules([{from: '/old', to: path}])).toThrow(message);
});
