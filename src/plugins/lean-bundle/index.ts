import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {cacheGroups} from './chunks';

const here = (file: string): string => path.join(__dirname, file);

/**
 * Keeps out of the reader's browser what no page needs there. Each entry names what it saves in the
 * main bundle, with brotli.
 */
export default function leanBundle(): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack(_config, isServer) {
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
