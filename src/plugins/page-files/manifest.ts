type ChunkId = string | number;

/** What Docusaurus 3.9.2 keeps of the client's build for the rendering of pages. */
export interface Manifest {
  /** For what is imported, the chunks that are loaded with it. */
  origins: Record<string, ChunkId[]>;
  /** The files of each chunk, by its id. */
  assets: Record<ChunkId, {js?: object[]; css?: object[]}>;
}

/** Chunks that are loaded together, as the bundler knows them. */
export interface ChunkGroup {
  chunks: readonly {id: ChunkId | null}[];
  /** What was imported where. */
  origins: readonly {request: string | null | undefined}[];
}

/** The parts of the bundler's result that are needed here. */
export interface Chunks {
  chunkGroups: readonly ChunkGroup[];
  /** What each page begins with. */
  entrypoints: ReadonlyMap<string, Pick<ChunkGroup, 'chunks'>>;
}

/** The manifest, in which an import leads to the style sheets of its chunks as well. */
export function withSheets(manifest: Manifest, {chunkGroups, entrypoints}: Chunks): Manifest {
  // Docusaurus names these by itself. A sheet that a page has twice is applied twice, and has
  // Chromium style and lay out the whole page anew whenever a link comes into its head.
  const known = new Set(
    [...entrypoints.values()].flatMap(({chunks}) => chunks.map(({id}) => String(id))),
  );
  const sheets = Object.entries(manifest.assets).flatMap(([id, {css}]) =>
    css?.length && !known.has(id) ? [[sheetsOf(id), {css}] as const] : [],
  );
  const assets = {...manifest.assets, ...Object.fromEntries(sheets)};
  const origins = chunkGroups.flatMap(({chunks, origins: imports}) => {
    // The chunk of one import may have gone into a file that several share.
    const ids = chunks.flatMap(({id}) => (id === null ? [] : [sheetsOf(id)]));
    const own = ids.filter((id) => id in assets);
    return imports.flatMap(({request}) => (request ? [[request, own] as const] : []));
  });
  return {...manifest, assets, origins: {...manifest.origins, ...Object.fromEntries(origins)}};
}

function sheetsOf(id: ChunkId): string {
  return `sheets of ${id}`;
}
