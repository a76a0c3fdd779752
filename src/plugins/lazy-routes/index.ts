import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import {filesOf} from './code';
import {nameFilesByContent} from './fileNames';
import {splitTables} from './split';
import {readTables} from './tables';

const name = 'lazy-routes';

/** Pages whose routes are loaded together. */
const partSize = 32;

/** What Docusaurus's client imports, and the file that takes its place in a build. */
const replacements = {
  routes: 'routes.js',
  routesChunkNames: 'chunkNames.js',
  registry: 'registry.js',
  globalData: 'globalData.js',
};

/**
 * Loads the routes of pages when a reader comes near them. Docusaurus puts those of all pages, and
 * where their code is, into the main bundle, which so grows with every page. In a build, these
 * generated tables give way to parts of them (src/client/lazyRoutes.tsx); the rendering of pages to
 * HTML, and `npm start`, have the whole.
 */
export default function lazyRoutes({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, name);
  return {
    name,
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        mergeStrategy: {plugins: 'replace'},
        // The bundler's runtime lists the names and hashes of all chunks, unless a name is its id
        // and the hash that of the build. The parts bring the hashes of their pages.
        output: {chunkFilename: 'assets/js/[name].[fullhash:8].js'},
        optimization: {chunkIds: 'named'},
        plugins: [
          // It adds a second list, for the prefetching of links in view, which is off.
          ...(config.plugins ?? []).filter(
            (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
          ),
          nameFilesByContent,
          {
            apply(compiler: Compiler) {
              compiler.hooks.beforeCompile.tapPromise(name, () =>
                writeParts(folder, generatedFilesDir, baseUrl),
              );
            },
          },
          ...Object.entries(replacements).map(
            ([module, file]) =>
              new NormalModuleReplacementPlugin(
                new RegExp(`^@generated/${module}$`),
                path.join(folder, file),
              ),
          ),
        ],
      };
    },
  };
}

/** Of a compiler, what this plugin uses. */
interface Compiler {
  hooks: {beforeCompile: {tapPromise: (name: string, run: () => Promise<void>) => void}};
}

async function writeParts(folder: string, generated: string, baseUrl: string): Promise<void> {
  const split = splitTables(await readTables(generated), baseUrl, partSize);
  mkdirSync(folder, {recursive: true});
  await Promise.all(
    Object.entries(filesOf(split)).map(([file, code]) =>
      writeFileAtomic(path.join(folder, file), code),
    ),
  );
}
