import {expect, test} from 'vitest';
import {checkSources} from '../../src/content/check/check';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';
import {readSources} from './lib/sources';

test('every page and post has a right front matter, and links and images that exist', async () => {
  expect(readSources(fromRoot()).length).toBeGreaterThan(32);
  expect(sentences(await checkSources(fromRoot()))).toEqual([]);
});

test('a mistake in a source is reported with file, line and what to do', async () => {
  expect(sentences(await checkSources(`${fixtures}/sources`))).toEqual([
    expect.stringMatching(/^blog\/post\.md:4: front matter field "slug" may hold small letters/),
    expect.stringMatching(/^blog\/post\.md:1: front matter field "authors" is missing; add it/),
    expect.stringMatching(
      /^docs\/images\.md:9: image "\.\/img\/there\.svg" has no text alternative; write/,
    ),
    expect.stringMatching(
      /^docs\/images\.md:11: image "\.\/img\/gone\.png" does not exist; correct/,
    ),
    expect.stringMatching(/^docs\/images\.md:13: link to "\.\/gone\.md" leads to no file; correct/),
    expect.stringMatching(
      /^docs\/missing\.md:1: front matter field "description" is missing; add it/,
    ),
    expect.stringMatching(
      /^docs\/not-yaml\.md:2: front matter is not YAML: .+; put quotes around a value .+\.$/,
    ),
  ]);
});
