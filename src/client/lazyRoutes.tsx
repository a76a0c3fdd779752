import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import type {GlobalDoc, GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import chunkNames from '@generated/routesChunkNames';
import registry from '@generated/registry';
import {useEffect, type ReactNode} from 'react';
import {matchRoutes, renderRoutes, type RouteConfig} from 'react-router-config';

/** The data of the docs plugin, of which the client has only the docs of the parts it has. */
const docsData = globalData['docusaurus-plugin-content-docs'] as
  Record<string, GlobalPluginData> | undefined;

/** A route as src/plugins/lazy-routes writes it. */
interface Entry {
  path: string;
  hash?: string;
  exact?: boolean;
}

/** Routes of pages, and where their code is. */
interface Part {
  leaves: {branch: number; route: Entry}[];
  chunkNames: typeof chunkNames;
  registry: typeof registry;
  docs: {pluginId: string; version: string; doc: GlobalDoc}[];
  hashes: Hashes;
}

/** The hashes in the names of the files of chunks; none for a chunk that is in another's file. */
type Hashes = Readonly<Record<string, string>>;

interface Tables {
  /** Routes with routes below them; the first is the site, each other is below an earlier one. */
  branches: {parent: number; route: Entry}[];
  /** The part that is there from the start. */
  always: Part;
  /** The path of the first page of each other part, in order. */
  starts: string[];
  /** Load the parts. */
  loaders: (() => Promise<{default: Part}>)[];
  /** Those of the parts. */
  hashes: Hashes;
}

/** The bundler's runtime, which knows the files of chunks that are no pages. */
declare const __webpack_require__: {u: (chunk: string) => string};

/**
 * The routes of the site, of which those of pages are added when they are needed: for Docusaurus
 * there is a single route, which it asks to preload the page it is about to show.
 */
export default function createRoutes({
  branches,
  always,
  starts,
  loaders,
  hashes,
}: Tables): RouteConfig[] {
  const known: RouteConfig[][] = branches.map(() => []);
  const added = new Set<number>();
  const site = known[0] ?? [];
  const addHashes = knowFiles();

  function add(part: Part): void {
    Object.assign(chunkNames, part.chunkNames);
    Object.assign(registry, part.registry);
    addHashes(part.hashes);
    for (const {pluginId, version, doc} of part.docs) {
      docsData?.[pluginId]?.versions.find(({name}) => name === version)?.docs.push(doc);
    }
    for (const {branch, route} of part.leaves) {
      // A page goes before the branches, which match whatever is below them, and the last resort.
      const isLast = route.path === '*';
      known[branch]?.[isLast ? 'push' : 'unshift'](routeOf(route));
    }
  }

  /** Makes the routes around a path known. */
  async function loadRoutes(pathname: string): Promise<void> {
    const index = starts.findLastIndex((start) => start <= pathname);
    const part = await loaders[index]?.();
    if (part && !added.has(index)) {
      added.add(index);
      add(part.default);
    }
  }

  /** Loads the code of a page. */
  async function preload(address: string): Promise<void[]> {
    const path = pathOf(address);
    await loadRoutes(path);
    return Promise.all(matchRoutes(site, path).map(({route}) => preloadComponent(route)));
  }

  function Site(): ReactNode {
    useEffect(() => preloadBy(preload), []);
    return renderRoutes(site);
  }
  // When Docusaurus is about to show a page, the address is already that of the page.
  Site.preload = () => preload(window.location.pathname);

  addHashes(hashes);
  Object.assign(chunkNames, always.chunkNames);
  Object.assign(registry, always.registry);
  branches.forEach(({parent, route}, index) => {
    known[parent]?.push({...routeOf(route), routes: known[index] ?? []});
  });
  add(always);
  const home = always.leaves.find(({route}) => route.exact)?.route;
  return [
    {path: '*', component: Site},
    // Nothing gets here, but the theme looks for it to know that there is a home page.
    ...(home ? [{path: home.path, exact: true}] : []),
  ];
}

/**
 * Has the bundler's runtime ask for files by the hashes that come with the parts.
 *
 * @returns adds hashes to those known
 */
function knowFiles(): (hashes: Hashes) => void {
  const known: Record<string, string> = {};
  const fileOf = __webpack_require__.u;
  __webpack_require__.u = (chunk) =>
    known[chunk] ? `assets/js/${chunk}.${known[chunk]}.js` : fileOf(chunk);
  return (hashes) => void Object.assign(known, hashes);
}

/** The key keeps what is rendered, such as the frame of the page, when other routes come before it. */
function routeOf({hash = '', ...route}: Entry): RouteConfig {
  return {...route, key: `${route.path}-${hash}`, component: ComponentCreator(route.path, hash)};
}

/** The path of a page as its route has it, whatever static hosts put around it. */
function pathOf(address: string): string {
  return decodeURI(address).replace(/(?:\/index)?\.html$|\/$/, '') || '/';
}

/** The components of routes are those of react-loadable, which can load before they are shown. */
async function preloadComponent({component}: RouteConfig): Promise<void> {
  await (component as {preload?: () => Promise<unknown>} | undefined)?.preload?.();
}

/** What Docusaurus preloads ahead of a click goes by its path; when to preload stays its choice. */
function preloadBy(preload: (path: string) => Promise<void[]>): void {
  const {docusaurus} = window;
  window.docusaurus = {
    ...docusaurus,
    preload(path) {
      const isWanted = docusaurus.preload(path);
      return isWanted && preload(path);
    },
  };
}
