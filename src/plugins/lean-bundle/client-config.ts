import type {DocusaurusConfig} from '@docusaurus/types';

/** The parts of the configuration that only the build and the server read. */
const buildOnly = new Set<string>([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'organizationName',
  'plugins',
  'presets',
  'projectName',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
] satisfies (keyof DocusaurusConfig)[]);

/** The configuration as JSON, with what a page may ask for once it is in the browser. */
export function clientConfig({future, ...config}: DocusaurusConfig): string {
  const entries = Object.entries(config).filter(([key]) => !buildOnly.has(key));
  const {experimental_router} = future;
  return JSON.stringify({...Object.fromEntries(entries), future: {experimental_router}});
}
