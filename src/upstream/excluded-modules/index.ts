import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

const here = (file: string): string => path.join(__dirname, file);

/** Keeps modules out of the browser's bundle that no page uses there. */
export default function excludedModules(): Plugin {
  return {
    name: 'excluded-modules',
    configureWebpack(_config, isServer) {
      return isServer
        ? {}
        : {
            resolve: {
              alias: {
                'prism-react-renderer$': here('prism.ts'),
                '@algolia/autocomplete-plugin-algolia-insights$': here('insights.ts'),
              },
            },
            module: {
              rules: [
                {
                  test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
                  resolve: {alias: {tslib$: here('tslib.ts')}},
                },
              ],
            },
          };
    },
  };
}
