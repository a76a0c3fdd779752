import {execa} from 'execa';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../scripts/lib/install.mjs';
import type {BenchOptions} from './options.mjs';
import {serveSite, type SiteServer} from './serve.mjs';
import {UsageError, type Progress} from './types.mjs';

/**
 * Builds this site if asked to, and serves it and the other one.
 *
 * @throws UsageError if a site is not built
 */
export async function serveSites(
  {build, against}: BenchOptions,
  progress: Progress,
): Promise<SiteServer[]> {
  if (build) {
    progress.start('Building the site', 1);
    await buildSite(root);
    progress.stop();
  }
  const folders = [
    path.join(root, 'build'),
    ...(against === undefined ? [] : [path.resolve(against)]),
  ];
  const missing = folders.find((folder) => !existsSync(path.join(folder, 'index.html')));
  if (missing !== undefined) {
    throw new UsageError(`${missing} has no index.html; build the site, or name another folder.`);
  }
  const servers: SiteServer[] = [];
  for (const folder of folders) {
    servers.push(await serveSite(folder, servers.length === 0 ? 'this' : 'other', progress));
  }
  return servers;
}

/**
 * Builds a site without social cards.
 *
 * @returns the duration in seconds
 * @throws Error with the output of the build
 */
export async function buildSite(folder: string): Promise<number> {
  const started = performance.now();
  await execa('docusaurus', ['build'], {
    cwd: folder,
    preferLocal: true,
    env: {SOCIAL_CARDS: 'off', NO_UPDATE_NOTIFIER: '1'},
  });
  return (performance.now() - started) / 1000;
}
