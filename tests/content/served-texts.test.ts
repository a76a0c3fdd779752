import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {fromRoot} from './lib/paths';

const read = (file: string) => readFileSync(fromRoot('build', file), 'utf8');

test('security.txt has the fields of RFC 9116, and expires within a year', () => {
  const fields = new Map(
    read('.well-known/security.txt')
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  );
  expect([...fields.keys()]).toEqual([
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
    'Policy',
  ]);
  expect(fields.get('Canonical')).toBe('https://docs.getaurora.dev/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});

/** Packages that reach the browser, and packages that only a build uses. */
const {shipped, notShipped} = {
  // Only another package imports resolve-pathname, and the bundler joins the two.
  shipped: ['react', 'react-dom', '@docusaurus/core', 'infima', 'clsx', 'resolve-pathname'],
  notShipped: ['sharp', 'typescript', 'zod', '@rspack/core', 'playwright', 'unified'],
};

test('licenses.txt lists the packages that browsers load, with their licenses, and no others', () => {
  const names = [...read('licenses.txt').matchAll(/^=+\n(?<name>\S+) \S+ \((?<license>.+)\)$/gm)];
  expect(names.map(({groups}) => groups?.name)).toEqual(expect.arrayContaining(shipped));
  for (const name of notShipped) {
    expect(names.map(({groups}) => groups?.name)).not.toContain(name);
  }
  expect(names.map(({groups}) => groups?.license)).not.toContain('no license named');
});
