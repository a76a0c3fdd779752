import {
  docsPlugin,
  type ChunkNames,
  type Doc,
  type DocsVersion,
  type GlobalData,
  type Route,
  type Tables,
} from './tables';

/** A part of the tables that the client adds to what it knows. */
export interface Part {
  chunkNames: Tables['chunkNames'];
  modules: Tables['modules'];
  /** Routes without routes below them, each with its place in `Split.branches`. */
  leaves: {branch: number; route: Route}[];
  /** What the docs plugin tells every page of these, by its id and the name of the version. */
  docs: {pluginId: string; version: string; doc: Doc}[];
}

/** The tables in parts: what every page needs, and the pages themselves. */
export interface Split {
  /** Routes with routes below them. The first stands for the site; each is below an earlier one. */
  branches: {parent: number; route: Route}[];
  /** The branches' own code, the home page and the not-found page. */
  always: Part;
  /** The pages, in the order of their paths. */
  parts: Part[];
  /** The path of the first page of each part. */
  starts: string[];
  /** What plugins tell every page, but for the docs of the parts. */
  globalData: GlobalData;
}

/**
 * Splits the tables into parts of neighbouring paths, so that a reader loads those of the pages
 * around the present one, and a site of many pages costs no more than one of a few.
 *
 * @param size The number of pages in a part.
 */
export function splitTables(tables: Tables, baseUrl: string, size: number): Split {
  const branches: Split['branches'] = [];
  const leaves: Part['leaves'] = [];
  const collect = (route: Route, parent: number): void => {
    const {routes, ...own} = route;
    if (!routes) {
      leaves.push({branch: parent, route: own});
      return;
    }
    const index = branches.push({parent, route: own}) - 1;
    routes.forEach((child) => collect(child, index));
  };
  collect({path: '*', routes: tables.routes}, -1);

  const isAlways = ({route}: Part['leaves'][number]): boolean =>
    route.path === '*' || (route.path === baseUrl && route.exact === true);
  const pages = leaves
    .filter((leaf) => !isAlways(leaf))
    .sort((a, b) => comparePaths(a.route.path, b.route.path));
  const groups: Part['leaves'][] = [];
  for (let start = 0; start < pages.length; start += size) {
    groups.push(pages.slice(start, start + size));
  }
  const always = partOf(leaves.filter(isAlways), tables, branches);
  return {
    branches,
    always,
    parts: groups.map((group) => without(always, partOf(group, tables))),
    starts: groups.map(([first]) => first?.route.path ?? ''),
    globalData: withoutDocs(tables.globalData),
  };
}

/** The data of plugins without the list of docs in each version, but for its main one. */
function withoutDocs(globalData: GlobalData): GlobalData {
  return {
    ...globalData,
    [docsPlugin]: Object.fromEntries(
      Object.entries(globalData[docsPlugin] ?? {}).map(([pluginId, data]) => [
        pluginId,
        {...data, versions: data.versions.map((version) => ({...version, docs: mainOf(version)}))},
      ]),
    ),
  };
}

function mainOf({docs, mainDocId}: DocsVersion): Doc[] {
  return docs.filter(({id}) => id === mainDocId);
}

/** The docs at some paths that are not there from the start. */
function docsAt(paths: ReadonlySet<string>, globalData: GlobalData): Part['docs'] {
  return Object.entries(globalData[docsPlugin] ?? {}).flatMap(([pluginId, {versions}]) =>
    versions.flatMap(({name: version, docs, mainDocId}) =>
      docs
        .filter(({id, path}) => id !== mainDocId && paths.has(path))
        .map((doc) => ({pluginId, version, doc})),
    ),
  );
}

/** By code unit, as the client compares them. */
function comparePaths(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function partOf(leaves: Part['leaves'], tables: Tables, branches: Split['branches'] = []): Part {
  const keys = [...leaves, ...branches]
    .map(({route}) => `${route.path}-${route.hash}`)
    .filter((key) => key in tables.chunkNames);
  const chunkNames = pick(tables.chunkNames, keys);
  const names = Object.values(chunkNames).flatMap(flatNames);
  const paths = new Set(leaves.map(({route}) => route.path));
  return {
    leaves,
    chunkNames,
    modules: pick(tables.modules, names),
    docs: docsAt(paths, tables.globalData),
  };
}

function without(known: Part, part: Part): Part {
  const names = Object.keys(part.modules).filter((name) => !(name in known.modules));
  return {...part, modules: pick(part.modules, names)};
}

function flatNames(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flatNames);
}

function pick<T>(record: Record<string, T>, keys: readonly string[]): Record<string, T> {
  const wanted = new Set(keys);
  return Object.fromEntries(Object.entries(record).filter(([key]) => wanted.has(key)));
}
