import {contract, upstreamSource} from '../contract';

const source = (file: string): string => upstreamSource('@docusaurus/core', `lib/webpack/${file}`);

contract(__dirname, {
  'the chunks of all bundles are named by one setting, and end in .js': () =>
    source('base.js').includes(
      "? 'assets/js/[name].[contenthash:8].js'\n                : '[name].js'",
    ),
  "the server's bundle is CommonJS, with no name for its chunks": () =>
    source('server.js').includes("libraryTarget: 'commonjs2'") &&
    !source('server.js').includes('chunkFilename'),
});
