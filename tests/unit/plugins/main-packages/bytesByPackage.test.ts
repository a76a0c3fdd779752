import {expect, test} from 'vitest';
import {bytesByPackage} from '../../../../src/plugins/main-packages/bytesByPackage';

const bytesOf = (...files: (readonly [file: string, bytes: number])[]) =>
  bytesByPackage(
    files.map(([file, bytes]) => ({file, bytes})),
    '/site',
  );

test('modules of a package are added up, and the largest package comes first', () => {
  const bytes = bytesOf(
    ['/site/node_modules/react/index.js', 1],
    ['/site/node_modules/react-dom/client.js', 4],
    ['/site/node_modules/react/jsx-runtime.js', 2],
  );
  expect(Object.entries(bytes)).toEqual([
    ['react-dom', 4],
    ['react', 3],
  ]);
});

test('a package inside another one counts for itself, and a scope belongs to the name', () => {
  expect(
    bytesOf(
      ['/site/node_modules/react-router/node_modules/isarray/index.js', 1],
      ['/site/node_modules/@docusaurus/core/lib/client/App.js', 2],
    ),
  ).toEqual({isarray: 1, '@docusaurus/core': 2});
});

test('what belongs to no package has the name of its folder', () => {
  expect(
    bytesOf(['/site/src/navigation/notices.tsx', 1], ['/site/.docusaurus/routes.js', 2], ['', 3]),
  ).toEqual({'src/navigation': 1, '.docusaurus': 2, 'the bundler': 3});
});
