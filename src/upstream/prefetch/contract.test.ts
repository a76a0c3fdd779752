import {contract, upstreamSource} from '../contract';

const client = (file: string) => upstreamSource('@docusaurus/core', `lib/client/${file}`);

contract(__dirname, {
  'a link in view is prefetched by what the window holds, and by nothing else': () => {
    const calls = client('exports/Link.js').match(/[\w.]*\bprefetch\(/g) ?? [];
    return calls.length > 0 && calls.every((call) => call === 'window.docusaurus.prefetch(');
  },
  'a link under the pointer is preloaded by what the window holds': () =>
    client('exports/Link.js').includes('window.docusaurus.preload(targetLink)'),
  'the window holds both before the first page is rendered': () =>
    /window\.docusaurus = docusaurus;[^]*hydrateRoot/.test(client('clientEntry.js')),
  'nothing is preloaded on a slow line': () =>
    client('docusaurus.js').includes('canPreload = (routePath) => !isSlowConnection()'),
});
