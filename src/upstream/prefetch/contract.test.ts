import {contract, upstreamSource} from '../contract';

const client = (file: string) => upstreamSource('@docusaurus/core', `lib/client/${file}`);

contract(__dirname, {
  'a link in view is prefetched by what the window holds': () =>
    client('exports/Link.js').includes('window.docusaurus.prefetch(targetLink)'),
  'a link under the pointer is preloaded by what the window holds': () =>
    client('exports/Link.js').includes('window.docusaurus.preload(targetLink)'),
  'the window holds both before the first page is rendered': () =>
    /window\.docusaurus = docusaurus;[^]*hydrateRoot/.test(client('clientEntry.js')),
  'nothing is preloaded on a slow line': () =>
    client('docusaurus.js').includes('canPreload = (routePath) => !isSlowConnection()'),
});
