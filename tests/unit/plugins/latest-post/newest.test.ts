import type {BlogPost, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {expect, test} from 'vitest';
import {newestPost} from '../../../../src/plugins/latest-post/newest';

function post(title: string, date: string, unlisted = false): BlogPost {
  const metadata: BlogPostMetadata = {
    title,
    date: new Date(date),
    permalink: `/blog/${title}`,
    description: `All about ${title}.`,
    source: `@site/blog/${title}.md`,
    tags: [],
    authors: [],
    frontMatter: {},
    hasTruncateMarker: true,
    unlisted,
    lastUpdatedAt: undefined,
    lastUpdatedBy: undefined,
  };
  return {id: title, content: '', metadata};
}

test('the newest post is the one with the latest date', () => {
  const posts = [
    post('spring', '2026-04-28'),
    post('june', '2026-06-18'),
    post('may', '2026-05-30'),
  ];
  expect(newestPost(posts)).toEqual({
    title: 'june',
    date: '2026-06-18T00:00:00.000Z',
    permalink: '/blog/june',
    description: 'All about june.',
  });
});

test('an unlisted post is skipped', () => {
  const posts = [post('may', '2026-05-30'), post('hidden', '2026-06-18', true)];
  expect(newestPost(posts)?.title).toBe('may');
});

test('a blog without posts has no newest one', () => {
  expect(newestPost([])).toBeUndefined();
});
