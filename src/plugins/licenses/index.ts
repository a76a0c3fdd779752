import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import {servedWhileWriting} from '../served-while-writing';
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
    done: {tapPromise: (name: string, done: (stats: Stats) => Promise<void>) => void};
  };
}

interface Stats {
  toJson: (options: Record<string, unknown>) => {modules?: StatsModule[]};
}

/**
 * Writes `/licenses.txt`: the licences of the packages of which something is in the files that
 * browsers load. The list is that of the modules in the finished bundle, not of what is installed.
 *
 * While a writer works, it is written once, when the site is first bundled: to list the modules of a
 * bundle takes a moment, and every change of a page makes a new one.
 */
export default function licenses({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const whileWriting = process.env.NODE_ENV === 'development';
  const folder = path.join(generatedFilesDir, name);
  const folders = new Set<string>();

  function collect(stats: Stats): void {
    for (const file of filesOf(stats.toJson(statsOptions).modules ?? [])) {
      const packageOfFile = packageFolder(file);
      if (packageOfFile !== undefined) {
        folders.add(packageOfFile);
      }
    }
  }

  async function write(outDir: string): Promise<void> {
    const text = licensesText(readPackages([...folders]));
    await mkdir(outDir, {recursive: true});
    await writeFileAtomic(path.join(outDir, 'licenses.txt'), text);
  }

  const afterBundling = {
    apply({hooks}: Compiler) {
      hooks.done.tapPromise(name, async (stats) => {
        if (!whileWriting) {
          collect(stats);
        } else if (folders.size === 0) {
          collect(stats);
          await write(folder);
        }
      });
    },
  };
  return {
    name,
    configureWebpack(_config, isServer) {
      return isServer ? {} : {...servedWhileWriting(folder, baseUrl), plugins: [afterBundling]};
    },
    postBuild: ({outDir}) => write(outDir),
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
