import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Compiler} from 'webpack';
import writeFileAtomic from 'write-file-atomic';
import {withSheets, type Manifest} from './manifest';

/**
 * Lets the HTML of a page name the style sheets of that page, so that it is drawn whole before any
 * script runs.
 *
 * Docusaurus is made for this: while it renders a page it collects the modules that it loads, and
 * looks up their files in its manifest. But there they are listed by the names of their chunks
 * (`17896441`) and not, as it looks for them, by what is imported (`@theme/DocItem`).
 *
 * The scripts stay with the bundler's runtime, which asks for them anew when they did not come; one
 * that the HTML names, and that is gone after a new deployment, it would await for ever.
 */
export default function pageFiles({generatedFilesDir}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  return {
    name: 'page-files',
    configureWebpack(_config, isServer) {
      const nameFiles = (compiler: Compiler) => {
        compiler.hooks.afterEmit.tapPromise('page-files', async (compilation) => {
          const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
          await writeFileAtomic(file, JSON.stringify(withSheets(manifest, compilation)));
        });
      };
      return isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [nameFiles]};
    },
  };
}
