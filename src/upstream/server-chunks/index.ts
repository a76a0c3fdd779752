import type {Plugin} from '@docusaurus/types';

/**
 * Gives the code that renders pages to HTML an ending that says what it is. Docusaurus 3.9.2 writes
 * CommonJS into files that end in `.js`, below the folder of the finished site: where a folder above
 * it has a package.json with `"type": "module"`, Node takes them for modules and cannot load them.
 */
export default function serverChunks(): Plugin {
  return {
    name: 'server-chunks',
    configureWebpack(_config, isServer) {
      return isServer ? {output: {chunkFilename: 'assets/js/[name].[contenthash:8].cjs'}} : {};
    },
  };
}
