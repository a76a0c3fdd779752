import {expect, test} from 'vitest';
import {plainPages, sidebarOf} from '../../../../bench/peers/text.mjs';

const url = 'https://docs.example.org';

const pageOf = (body: string, frontMatter = 'title: Connect to a VPN') =>
  plainPages(
    [
      {file: 'guides/vpn.mdx', source: `---\n${frontMatter}\n---\n\n${body}\n`},
      {file: 'guides/layerapp.mdx', source: '---\ntitle: Layer\n---\n'},
      {file: 'intro.mdx', source: '---\ntitle: Aurora\nslug: /\n---\n'},
    ],
    url,
  )[0];

const markdownOf = (body: string) => pageOf(body)?.markdown.trim();

test('a page has its path, title, label and description', () => {
  const frontMatter = 'title: Connect to a VPN\nsidebar_label: VPN\ndescription: All ways.';
  expect(pageOf('Text.', frontMatter)).toEqual({
    id: 'guides/vpn',
    path: '/guides/vpn',
    title: 'Connect to a VPN',
    label: 'VPN',
    description: 'All ways.',
    markdown: 'Text.\n',
  });
});

test('the label is the title by default, and a slug is the path', () => {
  expect(pageOf('Text.', 'title: Home\nslug: /')).toMatchObject({path: '/', label: 'Home'});
});

test('comments are removed, and components replaced by their content', () => {
  expect(
    markdownOf(
      '{/* asked as: printer */}\n\nPress <Kbd>Ctrl+C</Kbd>.\n\n<Figure>\n\n![A path](../img/a.svg)\n\nA caption.\n\n</Figure>\n\n<SearchField />',
    ),
  ).toBe('Press Ctrl+C.\n\n![A path](/img/a.svg)\n\nA caption.');
});

test('the label of a tab is a line in bold', () => {
  expect(
    markdownOf('<Tabs>\n<TabItem value="a" label="In a window">\n\nClick.\n\n</TabItem>\n</Tabs>'),
  ).toBe('**In a window**\n\nClick.');
});

test('generated tables are part of the text', () => {
  expect(markdownOf('<Generated from="streams" />')).toMatch(/^\| .*stable/ims);
});

test('of a text before and after a day, the one of today is kept', () => {
  const body = (date: string) =>
    `It is <Until date="${date}">old</Until><Since date="${date}">new</Since>.`;
  expect(markdownOf(body('2020-01-01'))).toBe('It is new.');
  expect(markdownOf(body('2999-01-01'))).toBe('It is old.');
});

test('an admonition is a quote with its title in bold', () => {
  expect(markdownOf(':::note[No kill switch]\n\nTraffic goes out.\n\n:::')).toBe(
    '> **No kill switch**\n>\n> Traffic goes out.',
  );
  expect(markdownOf(':::note\n\nTraffic goes out.\n\n:::')).toBe(
    '> **note**\n>\n> Traffic goes out.',
  );
});

test('what only looks like a directive stays as it is', () => {
  const text = 'Use aurora:stable on port :3389.';
  expect(markdownOf(text)).toBe(text);
});

test('ids of headings are removed', () => {
  expect(markdownOf('## Use `ujust` now {#use}\n\n## Tailscale {#vpn}')).toBe(
    '## Use `ujust` now\n\n## Tailscale',
  );
});

test('code and tables stay', () => {
  const code = '```bash\necho {a,b} <Kbd>\n```';
  const table = '| A   | B |\n| --- | - |\n| `x` | y |';
  expect(markdownOf(`${code}\n\n${table}`)).toBe(`${code}\n\n${table}`);
});

test.each([
  ['./layerapp.mdx#layer', '/guides/layerapp#layer'],
  ['../intro.mdx', '/'],
  ['/guides/layerapp', '/guides/layerapp'],
  ['#here', '#here'],
  ['https://example.org', 'https://example.org'],
  ['/blog/summer#one', `${url}/blog/summer#one`],
])('a link to %s leads to %s', (from, to) => {
  expect(markdownOf(`[link](${from})`)).toBe(`[link](${to})`);
});

test('the sidebar has the order, groups and labels of the site', () => {
  const pages = plainPages(
    [
      {file: 'guides/vpn.mdx', source: '---\ntitle: Connect\nsidebar_label: VPN\n---\n'},
      {file: 'intro.mdx', source: '---\ntitle: Aurora\nslug: /\n---\n'},
    ],
    url,
  );
  expect(
    sidebarOf(
      [
        {type: 'ref', id: 'intro', label: 'Introduction'},
        {type: 'category', label: 'Use', collapsed: false, items: ['guides/vpn']},
        {type: 'category', label: 'More', collapsed: true, items: ['guides/vpn']},
      ],
      pages,
    ),
  ).toEqual([
    {label: 'Introduction', path: '/'},
    {label: 'Use', collapsed: false, items: [{label: 'VPN', path: '/guides/vpn'}]},
    {label: 'More', collapsed: true, items: [{label: 'VPN', path: '/guides/vpn'}]},
  ]);
});

test('an entry of the sidebar that the peers cannot show is an error', () => {
  expect(() => sidebarOf(['guides/none'], [])).toThrow('guides/none');
});
