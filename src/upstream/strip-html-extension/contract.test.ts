import {contract, upstreamSource} from '../contract';

const client = (file: string) => upstreamSource('@docusaurus/core', `lib/client/${file}`);

contract(__dirname, {
  'Docusaurus preloads the page at the full address': () =>
    client('clientEntry.js').includes('preload(window.location.pathname)') &&
    !client('preload.js').includes('html'),
  'Docusaurus renders the page at the address without .html': () =>
    client('normalizeLocation.js').includes(String.raw`replace(/(?:\/index)?\.html$/, '') || '/'`),
  'client modules run before the page is preloaded': () =>
    client('App.js').includes("import '@generated/client-modules'"),
});
