import {describe, expect, test} from 'vitest';
import {parseMarkdown} from '../../../../src/content/markdown/parse';
import {sectionsOf} from '../../../../src/search/build/sections';
import {fixture} from '../../support/fixtures';

// cspell:words nvme setext

/** Returns the outline of a page: `## Title {id}` for a heading, `- text` for a block. */
function outlineOf(file: string): string[] {
  return sectionsOf(parseMarkdown(fixture(`pages/${file}`))).flatMap(
    ({depth, title, id, blocks}) => [
      ...(depth === 1 ? [] : [`${'#'.repeat(depth)} ${title} {${id}}`]),
      ...blocks.map((block) => `- ${block.trimEnd().replaceAll('\n', ' ')}`),
    ],
  );
}

describe('all kinds of content are indexed', () => {
  test('tabs: their labels, text and headings', () => {
    expect(outlineOf('tabs.mdx')).toEqual([
      '## Install it {install-it}',
      '- Homebrew',
      '- Run brew install restic.',
      '- Terminal restic init',
      '- Flatpak',
      '### Find it in Bazaar {find-it-in-bazaar}',
      '- Search for Pika Backup.',
      '- After the tabs.',
    ]);
  });

  test('admonitions: their title and text, also in lists', () => {
    expect(outlineOf('admonitions.md')).toEqual([
      '- Without a title.',
      '- Back up first',
      '- With a title in brackets.',
      '- Reboot twice',
      '- With a title after a space.',
      '- A step:',
      '- Do not unplug',
      '- Inside a list.',
    ]);
  });

  test('tables: a block for each row, without empty cells and without the heads of columns', () => {
    expect(outlineOf('tables.md')).toEqual([
      '## Sizes {sizes}',
      '- nvme0n1 · 1 TB · System',
      '- sda · first second',
    ]);
  });

  test('code fences: their title and text, in which "#" is no heading', () => {
    expect(outlineOf('code.md')).toEqual([
      '- Before the fence.',
      '- /etc/containers/registries.conf [[registry]] location = "<quay.io>"',
      '- # a comment, not a heading ujust update',
      '- indented is a paragraph in MDX',
    ]);
  });

  test('lists: a block for each item, each paragraph and each fence in it', () => {
    expect(outlineOf('lists.md')).toEqual([
      '- First item',
      '- Second item with a fence:',
      '- ujust devmode',
      '- Nested item',
      '- A numbered item that goes on in the next line',
      '- A second paragraph.',
      '- A done task',
      '- A quotation.',
    ]);
  });

  test('components: their text and visible attributes', () => {
    expect(outlineOf('components.mdx')).toEqual([
      '- Rebase to "testing"',
      '- Text inside a component.',
      '- The rescue menu',
      '- GRUB with two entries',
      '- More about it',
      '### A heading inside {a-heading-inside}',
      '- Deep text.',
      '- Press Meta, then hold it.',
      '- Note On one line.',
    ]);
  });

  test('dated sentences: only the one for the day of the build', () => {
    const blocksOn = (attribute: string) =>
      sectionsOf(
        parseMarkdown(
          [
            `It <Until${attribute} date="2027-04-13">comes</Until><Since${attribute} date="2027-04-13">came</Since>.`,
            `<Until${attribute} date="2027-04-13">\n\nSoon.\n\n</Until>`,
            `<Since${attribute} date="2027-04-13">\n\nThere.\n\n</Since>`,
          ].join('\n\n'),
        ),
      ).flatMap(({blocks}) => blocks);
    expect(blocksOn('')).toEqual(['It comes.', 'Soon.']);
    expect(blocksOn(' isReached')).toEqual(['It came.', 'There.']);
  });

  test('the box at the top: nothing, because the sections say it in full', () => {
    const page = 'Install it.\n\n<AtAGlance>\n\n- **You need:** a stick\n\n</AtAGlance>';
    expect(sectionsOf(parseMarkdown(page)).flatMap(({blocks}) => blocks)).toEqual(['Install it.']);
  });

  test('writer components: their visible text and headings, without prompts', () => {
    expect(outlineOf('writer-components.mdx')).toEqual([
      '- Open it with Ctrl+Alt+T DX only',
      '### A heading in a step {a-heading-in-a-step}',
      '- Press Save.',
      '- The boot menu',
      '- Two entries, one for each deployment.',
      '- Homebrew',
      '### A heading in a tab {a-heading-in-a-tab}',
      '- Flatpak',
      '- flatpak list --app Firefox',
      '- Users',
      '- More',
      '- Text.',
    ]);
  });

  test('inline Markdown: its text', () => {
    expect(outlineOf('inline.md')).toEqual([
      '- Rebase to ostree-image-signed:docker://ghcr.io/ublue-os/aurora:stable or aurora:stable, at 10:30.',
      '- Bold, italic, gone and a link to https://example.org.',
      '- The Aurora desktop and after.',
      '- © 2025 <Aurora> & friends …',
      '- One line and the next, with a note.',
      '- The note itself.',
    ]);
  });
});

describe('invisible content is not indexed', () => {
  test('imports, exports, expressions and comments', () => {
    expect(outlineOf('expressions.mdx')).toEqual([
      '- Version of Aurora.',
      '- Only this text.',
      '## Release {release-version--a-comment-in-a-heading-}',
      '- A literal {brace}.',
    ]);
  });

  test('front matter', () => {
    expect(outlineOf('no-headings.md')).toEqual(['- Only a paragraph.']);
    expect(outlineOf('empty.md')).toEqual([]);
  });
});

describe('headings', () => {
  test('have the ids of the page: explicit ones, or generated ones with a number if repeated', () => {
    expect(outlineOf('headings.md')).toEqual([
      '## Update {updating}',
      '## Usage {usage}',
      '## Usage {usage-1}',
      '### Use ujust now or read on {use-ujust-now-or-read-on}',
      '### With emphasis and its own id {own-id}',
      '## Rebase to aurora:stable {rebase-to-aurora}',
      `## What's new? – C++ & "quotes" {whats-new--c--quotes}`,
      '## Setext {setext}',
      '## Usage {usage-2}',
    ]);
  });

  test('of all levels start a section', () => {
    expect(outlineOf('levels.md')).toEqual([
      '- Above every heading.',
      '## Two {two}',
      '### Three {three}',
      '#### Four {four}',
      '##### Five {five}',
      '###### Six {six}',
      '- Deepest text.',
      '### Three again {three-again}',
      '## Two again {two-again}',
      '#### Four after two {four-after-two}',
      '- Skipped a level.',
    ]);
  });
});

test('code blocks keep their line breaks, and other text has none', () => {
  const [{blocks} = {blocks: []}] = sectionsOf(
    parseMarkdown(
      'One\nparagraph.\n\n```bash\nsudo  -i\n\nujust \\\n  update\n```\n\n```\n\n```\n',
    ),
  );
  expect(blocks).toEqual(['One paragraph.', 'sudo -i\nujust update\n']);
});

test('how long a section takes is not its first text', () => {
  const text = '## Write\n\n**Takes:** a minute.\n\nGet a stick.\n\nIt **Takes:** long.';
  expect(sectionsOf(parseMarkdown(text)).at(-1)?.blocks).toEqual([
    'Get a stick.',
    'It Takes: long.',
  ]);
});

test('a page starts with its own section, even if it is empty', () => {
  expect(sectionsOf(parseMarkdown(''))).toEqual([
    {depth: 1, title: '', id: '', askedAs: [], blocks: []},
  ]);
});

test('other words for a section come from the comment below its heading, and are not part of its text', () => {
  const sections = sectionsOf(parseMarkdown(fixture('pages/asked-as.md')));
  expect(sections.map(({id, askedAs, blocks}) => ({id, askedAs, blocks}))).toEqual([
    {id: '', askedAs: ['print'], blocks: ['This page prints.']},
    {id: 'add', askedAs: ['printer off', 'scan'], blocks: ['Open Printers.']},
    {id: 'scan', askedAs: [], blocks: []},
  ]);
});
