import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {Compiler, Module as BundledModule} from 'webpack';
import writeFileAtomic from 'write-file-atomic';
import {bytesByPackage, type Module} from './bytesByPackage';

const name = 'main-packages';

/**
 * Writes in a build how much code of which package is in the main script, which every page loads, to
 * `main-packages/bytes.json` below the generated files. `npm test` holds it to its budgets.
 */
export default function mainPackages({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, name, 'bytes.json');
  const apply = (compiler: Compiler) => {
    compiler.hooks.done.tapPromise(name, async (stats) => {
      const {chunks, chunkGraph} = stats.compilation;
      const main = [...chunks].find((chunk) => chunk.name === 'main');
      const found = main ? [...chunkGraph.getChunkModulesIterable(main)] : [];
      const modules = found.flatMap((module) => partsOf(module, siteDir));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFileAtomic(file, `${JSON.stringify(bytesByPackage(modules, siteDir), null, 2)}\n`);
    });
  };
  return {
    name,
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [{apply}]},
  };
}

/** The modules that the bundler has joined into one; the module itself if it is none of those. */
function partsOf(module: BundledModule, siteDir: string): Module[] {
  const {modules: parts} = module as BundledModule & {modules?: BundledModule[]};
  return (
    parts?.flatMap((part) => partsOf(part, siteDir)) ?? [
      {file: module.nameForCondition() ?? '', bytes: module.size() - pathBytes(module, siteDir)},
    ]
  );
}

/** What Docusaurus generates has the path of the site in it, which is longer on other computers. */
function pathBytes(module: BundledModule, siteDir: string): number {
  const code = module.originalSource()?.source().toString() ?? '';
  return (code.split(siteDir).length - 1) * siteDir.length;
}
