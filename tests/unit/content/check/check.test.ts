import {describe, expect, test} from 'vitest';
import {checkPage, checkSources, report} from '../../../../src/content/check/check';
import untilRule from '../../../../src/components/Until/rule';
import {fixtureFolder} from '../../support/fixtures';

const head = `---
title: Page
description: A description that is long enough to say what the page gets the reader.
verified: {date: '2026-08-22', version: '44'}
---
`;
const files = new Set([
  'docs/guides/page.md',
  'docs/guides/vpn.md',
  'docs/intro.mdx',
  'static/img/a.svg',
]);

const sentencesOf = (body: string) =>
  report(checkPage('docs/guides/page.md', head + body, files)).split('\n');

describe('one page', () => {
  test('without a problem passes with all kinds of links', () => {
    const body =
      '[a](./vpn.md#tailscale) [b](../intro.mdx) [c](/guides/vpn) [d](https://example.org) [e](#here) [f](mailto:a@b.c) ![Ribbons](/img/a.svg)';
    expect(sentencesOf(body)).toEqual(['']);
  });

  test.each([
    [
      'a link to a file that is not there',
      '\n[a](./nope.md#x)\n',
      'docs/guides/page.md:7: link to "./nope.md#x" leads to no file; correct the path, or add the page.',
    ],
    [
      'a definition that leads to no file',
      '[a]\n\n[a]: ../nope.md\n',
      'docs/guides/page.md:8: link to "../nope.md" leads to no file; correct the path, or add the page.',
    ],
    [
      'text that is not MDX',
      '\nUse a {\n',
      'docs/guides/page.md:7: is not valid MDX: Unexpected end of file in expression, expected a corresponding closing brace for `{` (write a literal "{" or "<" in backticks).',
    ],
    [
      'wrong use of a component',
      '\n```console\nactive\n```\n',
      'docs/guides/page.md:7: console fence does not begin with a command; put "$ " before each command, or name the fence text.',
    ],
  ])('%s is reported with its line and what to do', (_name, body, sentence) => {
    expect(sentencesOf(body)).toEqual([sentence]);
  });

  test('a waypoint has to be a heading of the page', () => {
    const named = head.replace('title', "waypoints: [verify, 'a-b', nope]\ntitle");
    const problems = checkPage('docs/a.md', `${named}\n## Check {#verify}\n\n## A b\n`, files);
    expect(report(problems)).toBe(
      'docs/a.md:2: waypoint "nope" is no heading of this page; write one of verify, a-b.',
    );
  });

  test('a missing image and a missing text alternative are two problems', () => {
    expect(sentencesOf('![](./nope.png)')).toHaveLength(2);
  });

  test('problems in the front matter and in the text are both reported', () => {
    const problems = checkPage('docs/a.md', '---\ntitle: A\n---\n[a](./nope.md)\n', files);
    expect(problems.map(({line}) => line)).toEqual([1, 1, 4]);
  });
});

test('all pages in docs/ and blog/ are checked, with paths from the root', async () => {
  expect(report(await checkSources(fixtureFolder('content-check')))).toBe(
    [
      'blog/2026-01-01-post.md:8: link to "../docs/nope.md" leads to no file; correct the path, or add the page.',
      'docs/guides/broken.md:2: front matter field "subtitle" is not known; remove it, or correct its name (see docs/guides/example.mdx).',
      'docs/guides/broken.md:1: front matter field "title" is missing; add it (see docs/guides/example.mdx).',
      `docs/guides/wordless.mdx:7: <Until> contains neither words nor an image; write ${untilRule.form}.`,
      `docs/guides/wordless.mdx:8: <Since> contains neither words nor an image; write ${untilRule.form}.`,
    ]
      .toSorted()
      .join('\n'),
  );
});
