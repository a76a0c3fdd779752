import {readdirSync, readFileSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {Compiler} from 'webpack';
import writeFileAtomic from 'write-file-atomic';

/** An item of a sidebar as the docs plugin hands it to the pages. */
interface SidebarItem {
  items?: SidebarItem[];
  [attribute: string]: unknown;
}

/** What every page of a version of the docs knows of it. */
export interface VersionData {
  version: {
    docsSidebars: Record<string, SidebarItem[]>;
    /** Id, title and description of each of its pages, for cards. */
    docs: Record<string, unknown>;
    [attribute: string]: unknown;
  };
}

/** The module of the theme that reads what `leanVersion` leaves out. */
const cardModule = /[\\/]theme[\\/]DocCard[\\/]/;

/**
 * The data of a version without what only the theme's cards for pages read. It grows with the number
 * of pages, and comes with each.
 */
export function leanVersion({version}: VersionData): VersionData {
  const docsSidebars = Object.fromEntries(
    Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(leanItem)]),
  );
  return {version: {...version, docsSidebars, docs: {}}};
}

function leanItem(item: SidebarItem): SidebarItem {
  const kept = Object.entries(item).filter(
    ([key, value]) => key !== 'docId' && !(key === 'unlisted' && value === false),
  );
  return {...Object.fromEntries(kept), ...(item.items && {items: item.items.map(leanItem)})};
}

/** Lets pages import the data of their version without what they do not read. */
export function useLeanVersions(
  compiler: Compiler,
  generatedFilesDir: string,
  folder: string,
): void {
  const {NormalModuleReplacementPlugin} = compiler.webpack;
  const fileOf = (request: string): string =>
    path.join(folder, request.replace('@generated/docusaurus-plugin-content-docs/', ''));
  let requests = new Set<string>();
  compiler.hooks.beforeCompile.tapPromise('lean-versions', async () => {
    const versions = readVersions(generatedFilesDir);
    for (const {request, data} of versions) {
      await mkdir(path.dirname(fileOf(request)), {recursive: true});
      await writeFileAtomic(fileOf(request), JSON.stringify(leanVersion(data)));
    }
    requests = new Set(versions.map(({request}) => request));
  });
  new NormalModuleReplacementPlugin(
    /^@generated\/docusaurus-plugin-content-docs\/.*\.json$/,
    (resource) => {
      if (requests.has(resource.request)) {
        resource.request = fileOf(resource.request);
      }
    },
  ).apply(compiler);
  compiler.hooks.compilation.tap('lean-versions', (compilation) => {
    compilation.hooks.finishModules.tap('lean-versions', (modules) => {
      if ([...modules].some((module) => cardModule.test(module.nameForCondition() ?? ''))) {
        compilation.errors.push(
          new compiler.webpack.WebpackError(
            'A page shows cards of the theme (DocCard), whose texts src/plugins/lean-bundle leaves ' +
              'out; link to the pages with <Cards>, or take useLeanVersions out.',
          ),
        );
      }
    });
  });
}

/**
 * Reads the data of all versions that the docs plugin has generated.
 *
 * @returns each with the request by which its module is imported
 */
function readVersions(generatedFilesDir: string): {request: string; data: VersionData}[] {
  const plugin = path.join(generatedFilesDir, 'docusaurus-plugin-content-docs');
  return readdirSync(plugin, {recursive: true, encoding: 'utf8'})
    .filter((file) => /[\\/]p[\\/][^\\/]+\.json$/.test(file))
    .flatMap((file) => {
      const data: unknown = JSON.parse(readFileSync(path.join(plugin, file), 'utf8'));
      const request = `@generated/docusaurus-plugin-content-docs/${file.replaceAll('\\', '/')}`;
      return isVersionData(data) ? [{request, data}] : [];
    });
}

function isVersionData(data: unknown): data is VersionData {
  return typeof data === 'object' && data !== null && 'version' in data;
}
