import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

const docusaurusHead = '@docusaurus/Head';
const deferredHead = path.join(__dirname, 'DeferredHead.tsx');

/** Wraps the `Head` of Docusaurus in browsers, so that it waits for the end of hydration. */
export default function deferredHeadPlugin(): Plugin {
  return {
    name: 'deferred-head',
    configureWebpack({resolve}, isServer) {
      if (isServer) {
        return {};
      }
      const {[docusaurusHead]: head = ''} = (resolve?.alias ?? {}) as Record<string, string>;
      return {
        resolve: {alias: {[docusaurusHead]: deferredHead}},
        module: {rules: [{test: deferredHead, resolve: {alias: {[docusaurusHead]: head}}}]},
      };
    },
  };
}
