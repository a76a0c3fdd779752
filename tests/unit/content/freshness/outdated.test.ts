import {expect, test} from 'vitest';
import type {Fact} from '../../../../src/content/freshness/fact';
import {outdatedLines} from '../../../../src/content/freshness/outdated';
import {parseMarkdown} from '../../../../src/content/markdown/parse';

const facts: Fact[] = [
  {kind: 'recipe', name: 'update', aliases: [], changed: '2026-09-03'},
  {kind: 'unit', name: 'uupd.timer', aliases: [], changed: '2026-09-01'},
];

const page = (file: string, text: string, checkedOn?: string) => ({
  file,
  tree: parseMarkdown(text).tree,
  checkedOn,
});

test('pages that may be outdated are listed, with what changed', () => {
  const text = 'Run `ujust update`; `uupd.timer` does it for you.';
  const pages = [
    page('docs/old.md', text, '2026-08-22'),
    page('docs/new.md', text, '2026-09-03'),
    page('docs/other.md', 'Nothing.', '2026-08-22'),
    page('docs/without.md', text),
  ];
  expect(outdatedLines(pages, facts)).toEqual([
    'docs/old.md: ujust update changed on 2026-09-03, uupd.timer changed on 2026-09-01; compare the page with it, then set its verified date.',
  ]);
});
