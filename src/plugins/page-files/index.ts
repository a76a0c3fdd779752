import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Compilation, Compiler} from 'webpack';
import writeFileAtomic from 'write-file-atomic';

/** What Docusaurus 3.9.2 keeps of the client's build for the rendering of pages. */
interface Manifest {
  /** For the name of a chunk, the ids of the chunks that are loaded with it. */
  origins: Record<string, (string | number)[]>;
  /** The files of each chunk, by its id. */
  assets: Record<string, unknown>;
}

/**
 * Lets the HTML of a page name the style sheets and scripts of that page, so that it is drawn whole
 * before any script runs, and the browser need not run two scripts to learn of the others.
 *
 * Docusaurus is made for this: while it renders a page it collects the modules that it loads, and
 * looks up their files in its manifest. But there they are listed by the names of their chunks
 * (`17896441`) and not, as it looks for them, by what is imported (`@theme/DocItem`).
 */
export default function pageFiles({generatedFilesDir}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  return {
    name: 'page-files',
    configureWebpack(_config, isServer) {
      const nameFiles = (compiler: Compiler) => {
        compiler.hooks.afterEmit.tapPromise('page-files', async (compilation) => {
          const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
          const origins = {...manifest.origins, ...originsByImport(compilation, manifest)};
          await writeFileAtomic(file, JSON.stringify({...manifest, origins}));
        });
      };
      return isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [nameFiles]};
    },
  };
}

function originsByImport({chunkGroups}: Compilation, {assets}: Manifest): Manifest['origins'] {
  return Object.fromEntries(
    chunkGroups.flatMap(({chunks, origins: imports}) => {
      // The chunk of one import may have gone into a file that several share.
      const ids = chunks.flatMap(({id}) => (id !== null && id in assets ? [id] : []));
      return imports.flatMap(({request}) => (request ? [[request, ids]] : []));
    }),
  );
}
