import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createContext, runInContext} from 'node:vm';

/** A route as Docusaurus 3.9.2 writes it into `routes.js`. */
export interface Route {
  path: string;
  /** Tells apart routes of one path; the not-found route has none. */
  hash?: string;
  exact?: boolean;
  routes?: Route[];
  /** What a plugin adds to its routes, such as the sidebar of a page. */
  [attribute: string]: unknown;
}

/** The names of the chunks that a route needs, in the shape of the props they become. */
export type ChunkNames = string | {[prop: string]: ChunkNames};

/** What Docusaurus generates for its client to find the code of pages. */
export interface Tables {
  routes: Route[];
  /** By path and hash of a route, joined by a hyphen. */
  chunkNames: Record<string, ChunkNames>;
  /** The module that each chunk begins with, by the name of the chunk. */
  modules: Record<string, string>;
  globalData: GlobalData;
}

export const docsPlugin = 'docusaurus-plugin-content-docs';

/** What the docs plugin tells every page of each of its pages. */
export interface Doc {
  id: string;
  path: string;
  sidebar?: string;
}

export interface DocsVersion {
  name: string;
  docs: Doc[];
  mainDocId: string;
}

/** What plugins tell every page, by the name and the id of the plugin. */
export interface GlobalData {
  [docsPlugin]?: Record<string, {versions: DocsVersion[]}>;
  [plugin: string]: unknown;
}

/**
 * Reads the generated tables. Two of them are code: they run here with stand-ins for what they call.
 *
 * @throws When a table is missing, or is not what Docusaurus 3.9.2 writes.
 */
export async function readTables(generatedFilesDir: string): Promise<Tables> {
  const read = (name: string): Promise<string> =>
    readFile(path.join(generatedFilesDir, name), 'utf8');
  const registry = evaluate(await read('registry.js')) as Record<string, [unknown, string]>;
  return {
    routes: evaluate(await read('routes.js')) as Route[],
    chunkNames: JSON.parse(await read('routesChunkNames.json')) as Tables['chunkNames'],
    modules: Object.fromEntries(Object.entries(registry).map(([name, entry]) => [name, entry[1]])),
    globalData: JSON.parse(await read('globalData.json')) as GlobalData,
  };
}

function evaluate(source: string): unknown {
  const context = createContext({
    ComponentCreator: (_path: string, hash?: string) => hash,
    require: {resolveWeak: () => undefined},
  });
  const expression = source
    .replace(/^import .*$/gm, '')
    .replace(/\bcomponent: /g, 'hash: ')
    .replace('export default', 'JSON.stringify(')
    .replace(/;\s*$/, ')');
  return JSON.parse(String(runInContext(expression, context)));
}
