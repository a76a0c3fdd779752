import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import type {Compiler} from 'webpack';
import writeFileAtomic from 'write-file-atomic';
import {purge} from './purge';

const name = 'purge-css';

/**
 * Removes from the style sheets of a build what no page can use. The complete sheets are kept among
 * the generated files, so that the browser tests can compare how pages look with either.
 *
 * This works on the finished files rather than in `configurePostCss`, because PostCSS sees one source
 * file at a time and not which custom properties another one reads, and because the bundler's cache
 * would return the old result when a page starts to use a class of a sheet that has not changed.
 */
export default function purgeCss({generatedFilesDir}: LoadContext): Plugin {
  const completeDir = path.join(generatedFilesDir, name);
  return {
    name,
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {plugins: [(compiler: Compiler) => purgeAssets(compiler, completeDir)]},
  };
}

function purgeAssets(compiler: Compiler, completeDir: string): void {
  const {Compilation, sources} = compiler.webpack;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    // After the minifiers, and before files are named after their content.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compilation.hooks.processAssets.tapPromise({name, stage}, async (assets) => {
      const filesOf = (extension: string) =>
        Object.entries(assets)
          .filter(([file]) => file.endsWith(extension))
          .map(([file, source]) => ({file, text: source.source().toString()}));
      const scripts = filesOf('.js').map(({text}) => text);
      const sheets = filesOf('.css');
      await rm(completeDir, {recursive: true, force: true});
      await mkdir(completeDir, {recursive: true});
      for (const sheet of sheets) {
        const others = sheets.filter((other) => other !== sheet).map(({text}) => text);
        const purged = await purge(sheet.text, scripts, others);
        await writeFileAtomic(path.join(completeDir, path.basename(sheet.file)), sheet.text);
        compilation.updateAsset(sheet.file, new sources.RawSource(purged));
      }
    });
  });
}
