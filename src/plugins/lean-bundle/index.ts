import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import type {Compiler, RuleSetRule} from 'webpack';
import {cacheGroups} from './chunks';
import {clientConfig} from './client-config';
import {neverShown} from './never-shown';
import {useLeanVersions} from './version-data';

const name = 'lean-bundle';

const here = (file: string): string => path.join(__dirname, file);

/**
 * Keeps out of the reader's browser what no page needs there. Each entry names what it saves, with
 * brotli.
 */
export default function leanBundle({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const generated = path.join(generatedFilesDir, name, 'default');
  let unused: string[] = [];
  return {
    name,
    async contentLoaded({actions}) {
      await actions.createData('site-config.js', `export default ${clientConfig(siteConfig)};\n`);
      // Which plugins there are, and of which version, is for debugging.
      await actions.createData('site-metadata.js', 'export default {pluginVersions: {}};\n');
    },
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs'] as
        Record<string, DocsContent> | undefined;
      const blogs = allContent['docusaurus-plugin-content-blog'] as
        Record<string, BlogContent> | undefined;
      unused = neverShown({
        themeConfig: siteConfig.themeConfig,
        versions: Object.values(docs ?? {}).flatMap(({loadedVersions}) => loadedVersions),
        posts: Object.values(blogs ?? {}).flatMap(({blogPosts}) =>
          blogPosts.map(({metadata}) => metadata),
        ),
      });
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const isBuild = process.env.NODE_ENV === 'production';
      return {
        optimization: {splitChunks: {cacheGroups: cacheGroups()}},
        resolve: {
          alias: {
            // The theme hands its highlighter to @theme/prism-include-languages: 25 kB.
            'prism-react-renderer$': here('nothing.ts'),
            // The dialog brings a plugin that it never makes: 2 kB.
            '@algolia/autocomplete-plugin-algolia-insights$': here('no-insights.ts'),
          },
        },
        plugins: [
          // The configuration of plugins, and all redirects: 1 kB. The list of plugins: 0.2 kB.
          ...['docusaurus.config', 'site-metadata'].map(
            (module) =>
              new NormalModuleReplacementPlugin(
                new RegExp(`^@generated/${module.replace('.', '\\.')}$`),
                path.join(generated, `${module.replace('docusaurus.', 'site-')}.js`),
              ),
          ),
          // While one writes, whatever a page may come to show has to be there.
          ...(isBuild
            ? [
                // 2 kB.
                ...unused.map(
                  (component) =>
                    new NormalModuleReplacementPlugin(
                      new RegExp(`^@theme/${component}$`),
                      here('NoComponent.ts'),
                    ),
                ),
                // 2 kB, and more with each page of the docs.
                (compiler: Compiler) =>
                  useLeanVersions(
                    compiler,
                    generatedFilesDir,
                    path.join(generatedFilesDir, name, 'versions'),
                  ),
              ]
            : []),
        ],
        module: {
          rules: [
            // It takes one helper of tslib, and with it all others: 3 kB.
            aliasIn(/[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/, {
              tslib$: here('tslib.ts'),
            }),
            // Its `withRouter`, which nothing calls, takes the statics of components along: 0.8 kB.
            aliasIn(/[\\/]react-router[\\/]esm[\\/]react-router\.js$/, {
              'hoist-non-react-statics$': here('no-statics.ts'),
            }),
            // It hides the focus of whoever uses a mouse, as browsers do now by themselves; with it,
            // the first press of a button has the browser style the whole page anew.
            aliasIn(/[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useKeyboardNavigation\.js$/, {
              './styles.css': here('no-styles.ts'),
            }),
            // Nothing is prefetched for a link in view (src/client/prefetching.ts), but each made an
            // observer to notice it, and another one whenever it was rendered again.
            aliasIn(/[\\/]core[\\/]lib[\\/]client[\\/]exports[\\/]Link\.js$/, {
              './ExecutionEnvironment': here('no-observer.ts'),
            }),
          ],
        },
      };
    },
  };
}

/** Other modules for what some files import. */
function aliasIn(test: RegExp, alias: Record<string, string>): RuleSetRule {
  return {test, resolve: {alias}};
}
