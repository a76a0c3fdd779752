import {execa} from 'execa';
import path from 'node:path';
import {root} from '../lib/install.mjs';
import type {BenchOptions} from './options.mjs';
import {serveSite, type SiteServer} from './serve.mjs';
import type {Progress} from './types.mjs';

/**
 * Builds this site if asked to, and serves it and the one it is compared with.
 *
 * @throws UsageError when there is no built site
 */
export async function serveSites(
  {build, against}: BenchOptions,
  progress: Progress,
): Promise<SiteServer[]> {
  if (build) {
    await buildSite(root, progress);
  }
  const folders = [
    path.join(root, 'build'),
    ...(against === undefined ? [] : [path.resolve(against)]),
  ];
  const servers: SiteServer[] = [];
  for (const folder of folders) {
    servers.push(await serveSite(folder, servers.length === 0 ? 'this' : 'other', progress));
  }
  return servers;
}

/**
 * Builds a site without its social cards, which no reader downloads.
 *
 * @returns how long it took, in seconds
 * @throws Error with what the build said when it fails
 */
export async function buildSite(folder: string, progress?: Progress): Promise<number> {
  progress?.start('Building the site', 1);
  const started = performance.now();
  await execa('docusaurus', ['build'], {
    cwd: folder,
    preferLocal: true,
    env: {SOCIAL_CARDS: 'off', NO_UPDATE_NOTIFIER: '1'},
  });
  progress?.step('');
  progress?.stop();
  return (performance.now() - started) / 1000;
}
