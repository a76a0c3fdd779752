import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {Compiler, StatsModule} from 'webpack';
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
      const {chunks = []} = stats.toJson({
        all: false,
        chunks: true,
        chunkModules: true,
        nestedModules: true,
        dependentModules: true,
        orphanModules: true,
        // Everything, where a summary for people would end with "and 300 more".
        chunkModulesSpace: Infinity,
        nestedModulesSpace: Infinity,
      });
      const main = chunks.find(({names}) => names?.includes('main'));
      const modules = (main?.modules ?? []).flatMap(partsOf);
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
function partsOf(module: StatsModule): Module[] {
  if (module.modules && module.modules.length > 0) {
    return module.modules.flatMap(partsOf);
  }
  return [{file: module.nameForCondition ?? '', bytes: module.size ?? 0}];
}
