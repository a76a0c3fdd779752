import type {Peer, SidebarEntry} from './peer.mjs';

/** Starlight as its template sets it up, in the last version for Node 20. */
export const starlight: Peer = {
  name: 'Starlight',
  dependencies: {'@astrojs/starlight': '0.37.7', astro: '5.18.2'},
  build: ['astro', 'build'],
  folders: {pages: 'src/content/docs', static: 'public', output: 'dist'},
  hasTitleInText: false,
  files: ({title, tagline, url, sidebar}) => ({
    'astro.config.mjs': `import starlight from '@astrojs/starlight';

export default {
  site: ${JSON.stringify(url)},
  trailingSlash: 'never',
  integrations: [
    starlight(${JSON.stringify({title, description: tagline, sidebar: sidebar.map(itemOf)})}),
  ],
};
`,
    'src/content.config.mjs': `import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
import {defineCollection} from 'astro:content';

export const collections = {
  docs: defineCollection({loader: docsLoader(), schema: docsSchema()}),
};
`,
  }),
};

function itemOf(entry: SidebarEntry): object {
  return 'items' in entry
    ? {...entry, items: entry.items.map(itemOf)}
    : {label: entry.label, link: entry.path};
}
