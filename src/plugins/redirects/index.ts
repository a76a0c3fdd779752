import clientRedirects, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writesPages} from '../page-writers';

/**
 * Docusaurus's own redirects (plugin-client-redirects 3.9.2), whose pages are written in `postBuild`
 * and need a security policy as all pages do.
 *
 * @param redirects old addresses, each with the one that it leads to
 */
export default function redirectPages(redirects: PluginOptions['redirects']) {
  return (context: LoadContext): Plugin | null => {
    const plugin = clientRedirects(context, {
      id: 'default',
      fromExtensions: [],
      toExtensions: [],
      redirects,
    });
    return (
      plugin && {
        name: plugin.name,
        postBuild: writesPages((props) => plugin.postBuild?.({...props, content: undefined})),
      }
    );
  };
}
