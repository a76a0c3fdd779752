import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {Compiler} from 'webpack';
import writeFileAtomic from 'write-file-atomic';
import {lighten} from './lighten';
import {cacheGroups} from './sheets';

const name = 'light-css';

/**
 * Makes the style sheets of a build light: what no page can use is taken out, and what only some
 * kinds of page use comes with their code. The sheets as they were are kept beside the other
 * generated files, so that the tests can tell whether a page looks the same with them.
 */
export default function lightCss({generatedFilesDir}: LoadContext): Plugin {
  const originals = path.join(generatedFilesDir, name);
  return {
    name,
    configureWebpack(_config, isServer) {
      return isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            plugins: [(compiler: Compiler) => lightenSheets(compiler, originals)],
            optimization: {splitChunks: {cacheGroups}},
          };
    },
  };
}

function lightenSheets(compiler: Compiler, originals: string): void {
  const {Compilation, sources} = compiler.webpack;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    // After the minifiers, and before files are named after their content.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compilation.hooks.processAssets.tapPromise({name, stage}, async (assets) => {
      const textsOf = (extension: string) =>
        Object.entries(assets)
          .filter(([file]) => file.endsWith(extension))
          .map(([file, source]) => ({file, text: source.source().toString()}));
      const sheets = textsOf('.css');
      const scripts = textsOf('.js').map(({text}) => text);
      await mkdir(originals, {recursive: true});
      for (const {file, text} of sheets) {
        // The hash in the name is not yet that of the content.
        const [chunk = ''] = path.basename(file).split('.');
        await writeFileAtomic(path.join(originals, `${chunk}.css`), text);
      }
      for (const {file, text} of lighten(sheets, scripts)) {
        compilation.updateAsset(file, new sources.RawSource(text));
      }
    });
  });
}
