import {Globby} from '@docusaurus/utils';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {expect, test} from 'vitest';
import {checkPage} from '../../src/content/check/check';
import {commandProblems, mapProblems, pathProblems} from './checks/documents';
import {fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

const files = new Set(
  await Globby('**', {
    cwd: fromRoot(),
    dot: true,
    ignore: ['**/node_modules', '.git', 'build', 'build-hosted', '.docusaurus'],
  }),
);
const documents = [...files]
  .filter((file) => /^[^/]+\.md$|^(?:bench|deploy|scripts|src|tests)\/.*\/?README\.md$/.test(file))
  .map((file) => ({file, text: readFileSync(fromRoot(file), 'utf8')}));
const isInstalled = (file: string) =>
  ['node_modules/@docusaurus', 'node_modules'].some((folder) => existsSync(fromRoot(folder, file)));
const readme = readFileSync(fromRoot('README.md'), 'utf8');
const {scripts} = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const pictures = [...readme.matchAll(/!\[[^\]]*\]\((?<file>[^)]+)\)/g)].flatMap(
  ({groups}) => groups?.file ?? [],
);

test('links and pictures in the documents for contributors exist, and pictures have a text alternative', () => {
  expect(pictures).toHaveLength(4);
  expect(sentences(documents.flatMap(({file, text}) => checkPage(file, text, files)))).toEqual([]);
});

test('every path in these documents exists', () => {
  expect(documents.length).toBeGreaterThan(10);
  expect(
    sentences(documents.flatMap((document) => pathProblems(document, files, isInstalled))),
  ).toEqual([]);
  expect(sentences(mapProblems({file: 'README.md', text: readme}, files))).toEqual([]);
});

test('README.md or CONTRIBUTING.md lists every npm script, and no document names a missing one', () => {
  const lists = documents.filter(({file}) => ['README.md', 'CONTRIBUTING.md'].includes(file));
  expect(sentences(commandProblems(documents, lists, Object.keys(scripts)))).toEqual([]);
});

test('missing paths and scripts, and scripts that are not listed, are reported', () => {
  const wrong = {
    file: 'src/search/README.md',
    text: [
      '`src/serach/core/record.ts`, `core/record.ts` and `plugins/`, in `record.ts`',
      'Upstream: `core/lib/index.js` and `core/lib/gone.js`',
      '',
      '`npm run gone`, `npm start`',
    ].join('\n'),
  };
  const known = new Set([
    'src/search/core/record.ts',
    'src/theme/index.ts',
    'src/search/README.md',
  ]);
  expect(sentences(pathProblems(wrong, known, (file) => file === 'core/lib/index.js'))).toEqual([
    'src/search/README.md:1: names `src/serach/core/record.ts`, which does not exist; correct the path.',
    'src/search/README.md:1: names `plugins/`, which does not exist; correct the path.',
    'src/search/README.md:2: names `core/lib/gone.js`, which does not exist; correct the path.',
  ]);
  expect(sentences(commandProblems([wrong], [wrong], ['start', 'build']))).toEqual([
    'src/search/README.md:4: names `npm run gone`, which package.json does not have; correct it.',
    'package.json: has the script build, which README.md and CONTRIBUTING.md do not explain; list it there.',
  ]);
  const map = ['```text', 'src/', '  search/   the search', '  plugin/   gone', '```'].join('\n');
  expect(sentences(mapProblems({file: 'README.md', text: map}, known))).toEqual([
    'README.md:4: shows src/plugin/, which does not exist; correct the map.',
  ]);
});

test('the README is not longer than 5 kB', () => {
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(5_000);
});

test.each(pictures)('%s has less than 150 kB', (file) => {
  expect(statSync(fromRoot(file)).size).toBeLessThan(150_000);
});
