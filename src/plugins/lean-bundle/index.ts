import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {cacheGroups} from './chunks';
import {clientConfig} from './client-config';

const name = 'lean-bundle';

const here = (file: string): string => path.join(__dirname, file);

/**
 * Keeps out of the reader's browser what no page needs there. Each entry names what it saves in the
 * main bundle, with brotli.
 */
export default function leanBundle({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  return {
    name,
    async contentLoaded({actions}) {
      await actions.createData('site-config.js', `export default ${clientConfig(siteConfig)};\n`);
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      return {
        optimization: {splitChunks: {cacheGroups: cacheGroups()}},
        resolve: {
          alias: {
            // The theme hands its highlighter to @theme/prism-include-languages: 25 kB.
            'prism-react-renderer$': here('nothing.ts'),
          },
        },
        plugins: [
          // The configuration of plugins, and all redirects: 1 kB.
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^@generated\/docusaurus\.config$/,
            path.join(generatedFilesDir, name, 'default', 'site-config.js'),
          ),
        ],
        module: {
          rules: [
            {
              // It takes one helper of tslib, and with it all others: 3 kB.
              test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
              resolve: {alias: {tslib$: here('tslib.ts')}},
            },
          ],
        },
      };
    },
  };
}
