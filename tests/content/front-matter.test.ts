import {expect, test} from 'vitest';
import {frontMatterProblemsOf} from './checks/front-matter';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';
import {readSources} from './lib/sources';

test('every page and post has a right front matter and a title of its own', () => {
  const sources = readSources(fromRoot());
  expect(sources.length).toBeGreaterThan(32);
  expect(sentences(frontMatterProblemsOf(sources))).toEqual([]);
});

test('wrong front matter is named with file, line and what to do', () => {
  const problems = sentences(frontMatterProblemsOf(readSources(`${fixtures}/front-matter`)));
  expect(problems).toEqual([
    'docs/missing.md:1: front matter field "description" is missing; add it (see docs/guides/example.md).',
    expect.stringMatching(/^docs\/not-yaml\.md:2: front matter is not YAML: .+ in quotes\.$/),
    'blog/post.md:4: front matter field "slug" may hold small letters, digits and dashes only.',
    'blog/post.md:1: front matter field "authors" is missing; add it (see the newest post in blog/).',
    'docs/second.mdx:3: title "Connect to a vpn" is also the title of docs/first.md; give this page its own.',
  ]);
});
