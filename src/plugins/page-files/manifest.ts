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

/** The manifest, in which an import leads to the style sheets of its chunks as well. */
export function withSheets(manifest: Manifest, chunkGroups: readonly ChunkGroup[]): Manifest {
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
