// cspell:ignore mintimeout maxtimeout
import {execa} from 'execa';
import {cp, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../../scripts/lib/install.mjs';
import {temporaryFolder} from '../lib/temporary.mjs';
import type {BuiltSite, Progress} from '../lib/types.mjs';
import {docusaurus} from './docusaurus.mjs';
import {buildFailure, installFailure} from './failures.mjs';
import {filesOf} from './files.mjs';
import type {Peer, SiteText} from './peer.mjs';
import {starlight} from './starlight.mjs';
import {readSiteText} from './text.mjs';
import {vitepress} from './vitepress.mjs';

/** In the order of the tables. */
const peers: readonly Peer[] = [docusaurus, starlight, vitepress];

/** Packages are installed without scripts, and with few attempts if there is no connection. */
const installArguments = [
  'install',
  '--ignore-scripts',
  '--no-package-lock',
  '--no-audit',
  '--no-fund',
  '--no-engine-strict',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

/** Generators report neither their use nor new versions. */
const environment = {ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1'};

/**
 * Builds the text of this site with other generators, in a temporary folder.
 *
 * @throws Error with what to do, if a peer cannot be installed or built
 */
export async function buildPeers(progress: Progress): Promise<BuiltSite[]> {
  const text = await readSiteText(root);
  const folder = temporaryFolder('bench-peers');
  const sites: BuiltSite[] = [];
  progress.start('Building the peers', peers.length * 2);
  try {
    for (const peer of peers) {
      sites.push(await buildPeer(peer, text, path.join(folder, peer.name), progress));
    }
  } finally {
    progress.stop();
  }
  return sites;
}

async function buildPeer(
  peer: Peer,
  text: SiteText,
  folder: string,
  progress: Progress,
): Promise<BuiltSite> {
  for (const [file, content] of Object.entries(filesOf(peer, text))) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
  }
  await cp(text.images, path.join(folder, peer.folders.static, 'img'), {recursive: true});

  const install = await run('npm', installArguments, folder);
  if (install.failed) {
    throw new Error(installFailure(peer.name, install.output));
  }
  progress.step(`${peer.name} is installed`);

  const [command, ...args] = peer.build;
  const build = await run(command, args, folder);
  if (build.failed) {
    throw new Error(buildFailure(peer.name, build.output));
  }
  progress.step(`${peer.name} is built`);
  return {name: peer.name, folder: path.join(folder, peer.folders.output)};
}

async function run(
  command: string,
  args: readonly string[],
  folder: string,
): Promise<{failed: boolean; output: string}> {
  const {failed, all, shortMessage} = await execa(command, args, {
    cwd: folder,
    preferLocal: true,
    env: environment,
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  return {failed, output: all || (shortMessage ?? '')};
}
