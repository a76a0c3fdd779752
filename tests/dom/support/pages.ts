import {parseMarkdown} from '../../../src/content/markdown/parse';
import {sectionsOf} from '../../../src/search/build/sections';
import type {Page} from '../../../src/search/core/pages';
import {serializePages} from '../../../src/search/core/serialize';

const page = (url: string, title: string, markdown: string, group = 'Guides'): Page => ({
  url,
  title,
  description: `About ${title}.`,
  keywords: [],
  group,
  rank: 100,
  language: 'en',
  tag: 'default',
  version: 'current',
  sections: sectionsOf(parseMarkdown(markdown)),
});

/** A text with the word "keyboard" between fifteen others on either side. */
const around = (word: string) =>
  `${'Some words before it. '.repeat(4)} The keyboard of ${word}. ${'And some after it. '.repeat(4)}`;

/** Names for parts of a system, to have many sections. */
const parts =
  'kernel desktop store shell editor browser player printer camera mixer panel clock dock vault'.split(
    ' ',
  );

/** A small site. */
const pages = [
  page(
    '/guides/vpn',
    'Connect to a VPN',
    '## Use Tailscale\n\nTailscale joins a network.\n\n## Use WireGuard\n\nImport a VPN profile. A tunnel goes around tailscale.',
  ),
  page(
    '/guides/rollback',
    'Roll back',
    'A rollback undoes an update.\n\n## A signature was required\n\nThe message reads `A signature was required, but no signature exists`, and a rollback helps.',
  ),
  ...parts.map((part) =>
    page(
      `/guides/${part}`,
      `The ${part}`,
      ['Update', 'Install', 'Back up']
        .map((verb) => `## ${verb} the ${part}\n\n${verb} the ${part} with its tool.`)
        .concat(`## Type in the ${part}\n\n${around(part)}`)
        .join('\n\n'),
      'Parts',
    ),
  ),
  ...parts.map((part) =>
    page(
      `/blog/${part}`,
      `News of the ${part}`,
      `Update and install the ${part} now. Tailscale is in it.`,
      'Blog',
    ),
  ),
];

/** The parts of the index of these pages. */
export const indexParts = serializePages(pages);
