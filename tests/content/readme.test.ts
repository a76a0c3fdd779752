import {Globby} from '@docusaurus/utils';
import {readFileSync, statSync} from 'node:fs';
import {expect, test} from 'vitest';
import {checkPage} from '../../src/content/check/check';
import {fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

const text = readFileSync(fromRoot('README.md'), 'utf8');
const pictures = [...text.matchAll(/!\[[^\]]*\]\((?<file>[^)]+)\)/g)].flatMap(
  ({groups}) => groups?.file ?? [],
);

test('what the README links to and shows exists, and its pictures say what they show', async () => {
  const files = await Globby('**', {cwd: fromRoot(), dot: true, ignore: ['node_modules', '.git']});
  expect(pictures).toHaveLength(4);
  expect(sentences(checkPage('README.md', text, new Set(files)))).toEqual([]);
});

test('a picture of the README that is not there is named', () => {
  const problems = sentences(checkPage('README.md', text, new Set()));
  expect(problems.filter((problem) => problem.includes('image'))).toHaveLength(4);
});

test.each(pictures)('%s loads quickly: it has less than 150 kB', (file) => {
  expect(statSync(fromRoot(file)).size).toBeLessThan(150_000);
});
