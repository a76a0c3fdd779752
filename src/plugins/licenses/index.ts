import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import {licensesText, packageFolder, readPackages} from './packages';

const name = 'licenses';

/** What the statistics of the bundler say of a module; joined modules hold others. */
interface StatsModule {
  nameForCondition?: string | null;
  modules?: StatsModule[];
}

/** What of the bundler's compiler is used here. */
interface Compiler {
  hooks: {
    done: {tap: (name: string, done: (stats: Stats) => void) => void};
  };
}

interface Stats {
  toJson: (options: Record<string, unknown>) => {modules?: StatsModule[]};
}

/**
 * Writes `/licenses.txt`: the licences of the packages of which something is in the files that
 * browsers load. The list is that of the modules in the finished bundle, not of what is installed.
 */
export default function licenses(): Plugin {
  const folders = new Set<string>();
  return {
    name,
    configureWebpack(_config, isServer) {
      return isServer
        ? {}
        : {
            plugins: [
              {
                apply({hooks}: Compiler) {
                  hooks.done.tap(name, (stats) => {
                    for (const file of filesOf(stats.toJson(statsOptions).modules ?? [])) {
                      const folder = packageFolder(file);
                      if (folder !== undefined) {
                        folders.add(folder);
                      }
                    }
                  });
                },
              },
            ],
          };
    },
    async postBuild({outDir}) {
      const text = licensesText(readPackages([...folders]));
      await writeFileAtomic(path.join(outDir, 'licenses.txt'), text);
    },
  };
}

/** All modules, and those joined to one, in all chunks. */
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
  return modules.flatMap(({nameForCondition, modules: joined = []}) => [
    ...(nameForCondition ? [nameForCondition] : []),
    ...filesOf(joined),
  ]);
}
