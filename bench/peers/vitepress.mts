import type {Peer, SidebarEntry} from './peer.mjs';

/** VitePress with its default theme and the search in it. */
export const vitepress: Peer = {
  name: 'VitePress',
  dependencies: {vitepress: '1.6.4'},
  build: ['vitepress', 'build'],
  folders: {pages: '.', static: 'public', output: '.vitepress/dist'},
  hasTitleInText: true,
  files: ({title, tagline, sidebar}) => ({
    '.vitepress/config.mjs': `export default ${JSON.stringify({
      title,
      description: tagline,
      cleanUrls: true,
      ignoreDeadLinks: true,
      themeConfig: {search: {provider: 'local'}, sidebar: sidebar.map(itemOf)},
    })};\n`,
  }),
};

function itemOf(entry: SidebarEntry): object {
  return 'items' in entry
    ? {text: entry.label, collapsed: entry.collapsed, items: entry.items.map(itemOf)}
    : {text: entry.label, link: entry.path};
}
