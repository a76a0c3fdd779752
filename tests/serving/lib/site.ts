import {execFileSync} from 'node:child_process';
import {chmod, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fromRoot} from '../../content/lib/paths';

/** A published build, with files in it that a server must not show. */
export interface PublishedSite {
  /** What the web server serves. */
  folder: string;
  /** The folder of all releases. */
  target: string;
  remove: () => Promise<void>;
}

/** Files of kinds that a build may hold, and such as only a mistake puts into it. */
const additions = {
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
 * Publishes build/ with deploy/publish into a folder of its own.
 *
 * @throws Error saying what to run when there is no build, or none with compressed copies
 */
export async function publishSite(): Promise<PublishedSite> {
  if (!existsSync(fromRoot('build/index.html.br'))) {
    throw new Error('build/index.html.br is missing; run npm run build, then the tests again.');
  }
  const target = await mkdtemp(path.join(tmpdir(), 'aurora-docs-site-'));
  await chmod(target, 0o755);
  publish(fromRoot('build'), target);
  const folder = path.join(target, 'current');
  for (const [file, text] of Object.entries(additions)) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), text);
  }
  return {folder, target, remove: () => rm(target, {recursive: true, force: true})};
}

/** Runs deploy/publish. Returns what it prints. */
export function publish(...parameters: string[]): string {
  return execFileSync(fromRoot('deploy/publish'), parameters, {encoding: 'utf8', stdio: 'pipe'});
}

/** The path of a file whose name holds the hash of its contents. */
export function hashedFile(folder: string, kind: 'css' | 'js'): string {
  const name = readdirSync(path.join(folder, 'assets', kind)).find(
    (file) =>
      // A file that is large enough to be worth compressing.
      file.endsWith(`.${kind}`) &&
      readFileSync(path.join(folder, 'assets', kind, file)).length > 10_000,
  );
  if (name === undefined) {
    throw new Error(`${folder}/assets/${kind} holds no file of some size.`);
  }
  return `/assets/${kind}/${name}`;
}
