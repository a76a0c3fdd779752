import {execa} from 'execa';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../scripts/lib/install.mjs';
import {buildPeers} from '../peers/build.mjs';
import type {BenchOptions} from './options.mjs';
import {serveSite, type SiteServer} from './serve.mjs';
import {UsageError, type BuiltSite, type Progress} from './types.mjs';

/**
 * Builds this site and its peers if asked to, and serves all sites to measure.
 *
 * @throws UsageError if a site is not built
 * @throws Error if a peer cannot be built
 */
export async function serveSites(
  {build, against, peers}: BenchOptions,
  progress: Progress,
): Promise<SiteServer[]> {
  if (build) {
    progress.start('Building the site', 1);
    await buildSite(root);
    progress.stop();
  }
  const sites: BuiltSite[] = [
    {name: 'this', folder: path.join(root, 'build')},
    ...(against === undefined ? [] : [{name: 'other', folder: path.resolve(against)}]),
  ];
  const missing = sites.find(({folder}) => !existsSync(path.join(folder, 'index.html')));
  if (missing) {
    throw new UsageError(
      `${missing.folder} has no index.html; build the site, or name another folder.`,
    );
  }
  if (peers) {
    sites.push(...(await buildPeers(progress)));
  }
  const servers: SiteServer[] = [];
  for (const {folder, name} of sites) {
    servers.push(await serveSite(folder, name, progress));
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
