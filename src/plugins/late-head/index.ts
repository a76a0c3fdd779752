import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

const docusaurusHead = '@docusaurus/Head';
const lateHead = path.join(__dirname, '../../client/Head.tsx');

/**
 * Puts src/client/Head.tsx in the place of Docusaurus's own Head in browsers: it saves three layouts
 * of the whole page before that is interactive.
 */
export default function lateHeadPlugin(): Plugin {
  return {
    name: 'late-head',
    configureWebpack({resolve}, isServer) {
      if (isServer) {
        return {};
      }
      const {[docusaurusHead]: head = ''} = (resolve?.alias ?? {}) as Record<string, string>;
      return {
        resolve: {alias: {[docusaurusHead]: lateHead}},
        module: {rules: [{test: lateHead, resolve: {alias: {[docusaurusHead]: head}}}]},
      };
    },
  };
}
