import {expect, test} from 'vitest';
import {
  caddyHeaders,
  headersFile,
  nginxHeaders,
  securityHeaders,
} from '../../../../src/plugins/content-security-policy/headers';
import {
  hashSource,
  policyOf,
  textOfPolicy,
} from '../../../../src/plugins/content-security-policy/policy';

const nothing = {scripts: [], styles: [], styleAttributes: []};

test('a text is hashed with SHA-256', () => {
  // The example of https://www.w3.org/TR/CSP3/#external-hash, of alert('Hello, world.');
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test('a page without inline code may only load scripts and styles of this site', () => {
  expect(textOfPolicy(policyOf(nothing, []))).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'none'; " +
      "img-src 'self' data:; connect-src 'self'; worker-src 'self'; " +
      "form-action 'self'; base-uri 'self'; frame-src 'none'; object-src 'none'",
  );
});

test('inline code is allowed by hash in the directive for its type', () => {
  const inline = {scripts: ['a'], styles: ['b'], styleAttributes: ['c']};
  expect(policyOf(inline, [])).toMatchObject({
    'script-src': ["'self'", hashSource('a')],
    'style-src': ["'self'", hashSource('b')],
    'style-src-attr': ["'unsafe-hashes'", hashSource('c')],
  });
});

test('the hosts of a search are allowed for connections only', () => {
  const origins = ['https://one.example', 'http://localhost:8080'];
  const policy = policyOf(nothing, origins);
  expect(policy['connect-src']).toEqual(["'self'", ...origins]);
  expect(textOfPolicy(policy).split('one.example')).toHaveLength(2);
});

const headers = securityHeaders("default-src 'none'");

test('the header forbids frames, which a policy in a page cannot', () => {
  expect(headers).toContainEqual({
    name: 'Content-Security-Policy',
    value: "default-src 'none'; frame-ancestors 'none'",
  });
});

test('each server configuration has all headers in its own syntax', () => {
  const some = [
    {name: 'A-B', value: "x 'y'; z"},
    {name: 'C', value: 'd'},
  ];
  expect(headersFile(some)).toBe("/*\n  A-B: x 'y'; z\n  C: d\n");
  expect(nginxHeaders(some)).toBe(`add_header A-B "x 'y'; z" always;\nadd_header C "d" always;\n`);
  expect(caddyHeaders(some)).toBe(`header A-B "x 'y'; z"\nheader C "d"\n`);
});

test('no header has characters that need escaping in server configurations', () => {
  expect(headers.map(({name, value}) => name + value).join('')).not.toMatch(/["\n\\${}]/);
});
