import {execFileSync} from 'node:child_process';
import {chmod, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {existsSync, readdirSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fromRoot} from '../../content/lib/paths';

/** A published build, with extra files. */
export interface PublishedSite {
  /** The folder to serve. */
  folder: string;
  remove: () => Promise<void>;
}

/** Types that builds do not have yet, and files that must not be served. */
const extraFiles = {
  'types/module.mjs': 'export {};',
  'types/data.json': '{}',
  'types/site.webmanifest': '{}',
  'types/picture.webp': 'RIFF',
  'types/words.txt': 'words',
  'types/page.md': '# Title',
  '.env': 'SECRET=1',
  '.git/config': '[core]',
  'guides/.htpasswd': 'me:me',
  '.well-known/.hidden': 'hidden',
  '.well-known/folder/file': 'file',
};

/**
 * Publishes build/ with deploy/publish to a temporary folder.
 *
 * @throws Error saying what to run if there is no build with compressed copies
 */
export async function publishSite(): Promise<PublishedSite> {
  if (!existsSync(fromRoot('build/index.html.br'))) {
    throw new Error('build/index.html.br is missing; run npm run build, then the tests again.');
  }
  const target = await mkdtemp(path.join(tmpdir(), 'aurora-docs-site-'));
  await chmod(target, 0o755);
  publish(fromRoot('build'), target);
  const folder = path.join(target, 'current');
  for (const [file, text] of Object.entries(extraFiles)) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), text);
  }
  return {folder, remove: () => rm(target, {recursive: true, force: true})};
}

/** Runs deploy/publish. */
export function publish(...parameters: string[]): void {
  execFileSync(fromRoot('deploy/publish'), parameters, {encoding: 'utf8', stdio: 'pipe'});
}

/** Returns the URL of a file with a hash in its name that is large enough to be compressed. */
export function hashedFile(folder: string, type: 'css' | 'js'): string {
  const name = readdirSync(path.join(folder, 'assets', type)).find(
    (file) =>
      file.endsWith(`.${type}`) && statSync(path.join(folder, 'assets', type, file)).size > 10_000,
  );
  if (name === undefined) {
    throw new Error(`${folder}/assets/${type} has no file larger than 10 kB.`);
  }
  return `/assets/${type}/${name}`;
}

export const hashedFiles = (folder: string) => [
  hashedFile(folder, 'js'),
  hashedFile(folder, 'css'),
];
