import {expect, test} from 'vitest';
import {parseMarkdown} from '../../../../src/content/markdown/parse';
import {withContexts, type ParsedPage} from '../../../../src/search/build/contexts';
import {sectionsOf} from '../../../../src/search/build/sections';

function pageOf(file: string, url: string, markdown: string): ParsedPage {
  return {
    file: `/site/docs/${file}`,
    page: {
      url,
      title: file,
      description: '',
      keywords: [],
      group: 'Guides',
      rank: 100,
      language: 'en',
      tag: 'default',
      version: 'current',
      sections: sectionsOf(parseMarkdown(markdown)),
    },
  };
}

/** The contexts of each section of a page that has any, by id. */
function contextsOf(...pages: [ParsedPage, ...ParsedPage[]]) {
  const [linked] = withContexts(pages);
  return Object.fromEntries(
    (linked?.sections ?? []).flatMap(({id, contexts}) => (contexts ? [[id, contexts]] : [])),
  );
}

const target = pageOf('guides/vpn.mdx', '/guides/vpn', '## Tailscale\n\nText.\n\n## WireGuard');

test('a section has the paragraphs and table rows that link to it, whatever the link looks like', () => {
  expect(
    contextsOf(
      target,
      pageOf(
        'intro.md',
        '/',
        'Reach [home](guides/vpn.mdx#tailscale) from a café.\n\nOr [so](/guides/vpn#tailscale).',
      ),
      pageOf(
        'guides/windows.md',
        '/guides/windows',
        '| Theirs | Ours |\n| --- | --- |\n| OpenVPN | [Tailscale](./vpn.mdx#tailscale) |',
      ),
    ),
  ).toEqual({
    tailscale: ['Reach home from a café.', 'Or so.', 'OpenVPN · Tailscale'],
  });
});

test('links within a page count once for each text, but not links from a section to itself', () => {
  const page = pageOf(
    'guides/vpn.mdx',
    '/guides/vpn',
    '[This](#one) and [that](#one).\n\n## One\n\nSee [here](#one).',
  );
  expect(contextsOf(page)).toEqual({one: ['This and that.']});
});

test('links to pages, to other sites and to headings that do not exist are left out', () => {
  const page = pageOf(
    'intro.md',
    '/',
    '[A](guides/vpn.mdx), [b](https://example.org/#tailscale), [c](guides/vpn.mdx#nowhere), [d](mailto:a@example.org#tailscale).',
  );
  expect(contextsOf(target, page)).toEqual({});
});
