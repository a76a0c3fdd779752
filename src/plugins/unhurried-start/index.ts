import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/** The module of Docusaurus 3.9.2 that finds out how wide the window is. */
export const windowSize = /[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useWindowSize\.js$/;

/**
 * Has a page come to life in shorter tasks. How wide the window is changes the navbar and the
 * contents right after React has taken the page over; all of it was rendered in one go, during which
 * a phone answered to nothing.
 */
export default function unhurriedStart(): Plugin {
  const react = path.join(__dirname, '../../client/transitionState.ts');
  return {
    name: 'unhurried-start',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return isServer
        ? {}
        : {
            plugins: [
              new NormalModuleReplacementPlugin(/^react$/, (imported) => {
                if (windowSize.test(imported.contextInfo.issuer)) {
                  imported.request = react;
                }
              }),
            ],
          };
    },
  };
}
