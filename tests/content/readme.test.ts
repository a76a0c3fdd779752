import {existsSync, readFileSync, statSync} from 'node:fs';
import {expect, test} from 'vitest';
import {imageProblems} from './checks/images';
import {fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

const text = readFileSync(fromRoot('README.md'), 'utf8');
const pictures = [...text.matchAll(/!\[[^\]]*\]\((?<file>[^)]+)\)/g)].flatMap(
  ({groups}) => groups?.file ?? [],
);

test('the pictures of the README exist and say what they show', () => {
  expect(pictures).toHaveLength(4);
  const problems = imageProblems({file: 'README.md', text}, (file) => existsSync(fromRoot(file)));
  expect(sentences(problems)).toEqual([]);
});

test('a picture of the README that is not there is named', () => {
  expect(sentences(imageProblems({file: 'README.md', text}, () => false))).toHaveLength(4);
});

test.each(pictures)('%s loads quickly: it has less than 150 kB', (file) => {
  expect(statSync(fromRoot(file)).size).toBeLessThan(150_000);
});
