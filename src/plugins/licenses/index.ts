import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import type {Compiler, Stats, StatsModule} from 'webpack';
import writeFileAtomic from 'write-file-atomic';
import {licensesText, packageFolder, readPackages} from './packages';

/**
 * Writes `/licenses.txt` in a build: the licenses of the packages that browsers load code from. The
 * list comes from the modules in the finished bundle, not from the installed packages.
 */
export default function licenses(): Plugin {
  const folders = new Set<string>();

  function collect(stats: Stats): void {
    for (const file of filesOf(stats.toJson(statsOptions).modules ?? [])) {
      const packageOfFile = packageFolder(file);
      if (packageOfFile !== undefined) {
        folders.add(packageOfFile);
      }
    }
  }

  return {
    name: 'licenses',
    configureWebpack(_config, isServer) {
      return isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {plugins: [({hooks}: Compiler) => hooks.done.tap('licenses', collect)]};
    },
    async postBuild({outDir}) {
      const text = licensesText(readPackages([...folders]));
      await writeFileAtomic(path.join(outDir, 'licenses.txt'), text);
    },
  };
}

/** All modules of all chunks, including concatenated ones. */
const statsOptions = {
  all: false,
  modules: true,
  nestedModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
  groupModulesByAttributes: false,
  groupModulesByPath: false,
  groupModulesByExtension: false,
  groupModulesByType: false,
  groupModulesByLayer: false,
  groupModulesByCacheStatus: false,
};

function filesOf(modules: readonly StatsModule[]): string[] {
  return modules.flatMap(({nameForCondition, modules: concatenated = []}) => [
    ...(nameForCondition ? [nameForCondition] : []),
    ...filesOf(concatenated),
  ]);
}
