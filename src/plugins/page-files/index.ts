import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Compilation, Compiler} from 'webpack';
import writeFileAtomic from 'write-file-atomic';

type ChunkId = string | number;

/** What Docusaurus 3.9.2 keeps of the client's build for the rendering of pages. */
interface Manifest {
  /** For what is imported, the chunks that are loaded with it. */
  origins: Record<string, ChunkId[]>;
  /** The files of each chunk, by its id. */
  assets: Record<ChunkId, {js?: object[]; css?: object[]}>;
}

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

/** The manifest, in which an import leads to the style sheets of its chunks as well. */
function withSheets(manifest: Manifest, {chunkGroups}: Compilation): Manifest {
  const sheets = Object.entries(manifest.assets).flatMap(([id, {css}]) =>
    css?.length ? [[sheetsOf(id), {css}] as const] : [],
  );
  const assets = {...manifest.assets, ...Object.fromEntries(sheets)};
  const origins = chunkGroups.flatMap(({chunks, origins: imports}) => {
    // The chunk of one import may have gone into a file that several share.
    const ids = chunks.flatMap(({id}) => (id === null ? [] : [sheetsOf(id)]));
    const known = ids.filter((id) => id in assets);
    return imports.flatMap(({request}) => (request ? [[request, known] as const] : []));
  });
  return {...manifest, assets, origins: {...manifest.origins, ...Object.fromEntries(origins)}};
}

function sheetsOf(id: ChunkId): string {
  return `sheets of ${id}`;
}
