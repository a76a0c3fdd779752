import manifest from '../../package.json' with {type: 'json'};
import type {Peer, SidebarEntry} from './peer.mjs';

const {dependencies} = manifest;

/** Docusaurus as its template sets it up, in the version of this site. */
export const docusaurus: Peer = {
  name: 'Docusaurus',
  dependencies: {
    '@docusaurus/core': dependencies['@docusaurus/core'],
    '@docusaurus/preset-classic': dependencies['@docusaurus/preset-classic'],
    '@mdx-js/react': dependencies['@mdx-js/react'],
    react: dependencies.react,
    'react-dom': dependencies['react-dom'],
    // Newer versions reject the options of Docusaurus's progress bar.
    webpack: '5.103.0',
  },
  build: ['docusaurus', 'build'],
  folders: {pages: 'docs', static: 'static', output: 'build'},
  hasTitleInText: false,
  files: ({title, tagline, url, sidebar}) => ({
    'docusaurus.config.mjs': `export default ${JSON.stringify({
      title,
      tagline,
      url,
      baseUrl: '/',
      future: {v4: true},
      onBrokenLinks: 'ignore',
      onBrokenAnchors: 'ignore',
      markdown: {format: 'md'},
      presets: [
        ['classic', {docs: {routeBasePath: '/', sidebarPath: './sidebars.mjs'}, blog: false}],
      ],
      themeConfig: {navbar: {title}},
    })};\n`,
    'sidebars.mjs': `export default ${JSON.stringify({docs: sidebar.map(itemOf)})};\n`,
  }),
};

function itemOf(entry: SidebarEntry): object {
  return 'items' in entry
    ? {type: 'category', ...entry, items: entry.items.map(itemOf)}
    : {type: 'doc', label: entry.label, id: entry.path.slice(1) || 'index'};
}
