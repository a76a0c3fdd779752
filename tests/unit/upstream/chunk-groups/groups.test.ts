import {simpleHash} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {excerptFiles} from '../../../../src/upstream/chunk-groups/groups';

test('the excerpts of one year are in one file', () => {
  const posts = ['2025-12-31', '2026-01-01', '2026-08-22'].map((day) => ({
    metadata: {source: `@site/blog/${day}.md`, date: new Date(day)},
  }));
  const files = excerptFiles(posts);
  expect(
    posts.map(({metadata}) => files.get(simpleHash(`${metadata.source}?truncated=true`, 8))),
  ).toEqual(['posts-2025', 'posts-2026', 'posts-2026']);
  expect(files.has(simpleHash('@site/blog/2026-08-22.md', 8))).toBe(false);
});
