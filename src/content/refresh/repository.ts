import {stat} from 'node:fs/promises';
import path from 'node:path';
import type {Source} from '../facts/source-schema';
import {FailedRun, run} from './run';

/** Invalid input to the command. The message is one sentence. */
export class InputError extends Error {}

/** A repository that the snapshot is generated from. */
export interface KnownRepository {
  name: string;
  /** The option that names its clone. */
  option: string;
  /** Files that distinguish it from similar repositories. */
  marks: readonly string[];
}

export const common = {
  name: 'get-aurora-dev/common',
  option: '--common',
  marks: [
    'system_files/shared/usr/share/ublue-os/just/00-entry.just',
    'system_files/shared/usr/share/applications/dev.getaurora.documentation.desktop',
  ],
} as const satisfies KnownRepository;

export const aurora = {
  name: 'ublue-os/aurora',
  option: '--aurora',
  marks: ['Justfile', 'Containerfile.in', 'build_scripts/base/17-cleanup.sh'],
} as const satisfies KnownRepository;

/** A commit in a clone, with queries about it. Only committed content is read. */
export interface Repository {
  name: string;
  source: Source;
  /** Paths of all files below a folder, sorted. */
  files(folder: string, commit?: string): Promise<string[]>;
  /** The text of a file, or undefined if it does not exist in the commit. */
  read(file: string, commit?: string): Promise<string | undefined>;
  /** The commits that changed a file or folder, newest first. A merge counts as one commit. */
  history(folder: string): Promise<{commit: string; date: string}[]>;
  /** When each file below a folder last changed. */
  changes(folder: string): Promise<ReadonlyMap<string, string>>;
  /** When the number of occurrences of a text in a file last changed, following renames. */
  textChanged(file: string, text: string): Promise<string>;
  /** The files that contain a text, with the matching lines. */
  grep(text: string): Promise<{file: string; line: string}[]>;
}

/**
 * Opens a clone, bare or not.
 *
 * @param folder its path, as passed to the command
 * @throws InputError if it is not a clone, is shallow, or is a clone of another repository
 */
export async function openRepository(folder: string, known: KnownRepository): Promise<Repository> {
  const environment = {TZ: 'UTC', LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0'};
  let top = folder;
  const git = (...parameters: string[]) => run('git', ['-C', top, ...parameters], environment);
  const where = `${known.option} ${folder}`;
  const advice = `give it a full clone of https://github.com/${known.name}`;
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) {
    throw new InputError(`${where} is not a folder; ${advice}.`);
  }
  const isShallow = await git('rev-parse', '--is-shallow-repository').catch(() => {
    throw new InputError(`${where} is not a git clone; ${advice}.`);
  });
  if (isShallow.trim() === 'true') {
    throw new InputError(
      `${where} is a shallow clone, which hides when things changed; ${advice}.`,
    );
  }
  // Paths are relative to the root of the clone, even if a folder inside it is passed.
  top = path.join(folder, (await git('rev-parse', '--show-cdup')).trim());
  const head = await git('log', '-1', '--format=%H %cd', '--date=short-local').catch(() => {
    throw new InputError(`${where} has no commit; ${advice}.`);
  });
  const [commit = '', date = ''] = head.trim().split(' ');
  const files = async (below: string, at = commit) =>
    (await git('ls-tree', '-r', '-z', '--full-tree', '--name-only', at, '--', below))
      .split('\0')
      .filter(Boolean)
      .sort();
  for (const mark of known.marks) {
    if ((await files(mark)).length === 0) {
      throw new InputError(
        `${where} is not a clone of ${known.name}: it has no ${mark}; ${advice}.`,
      );
    }
  }
  return {
    name: known.name,
    source: {repository: known.name, commit, date},
    files,
    async read(file, at = commit) {
      return (await files(file, at)).includes(file) ? git('show', `${at}:${file}`) : undefined;
    },
    async history(below) {
      const log = await git(
        ...['log', '--first-parent', '--format=%H %cd', '--date=short-local'],
        ...[commit, '--', below],
      );
      return lines(log).map((line) => {
        const [at = '', day = ''] = line.split(' ');
        return {commit: at, date: day};
      });
    },
    async changes(below) {
      const log = await git(
        ...['log', '-z', '--first-parent', '-m', '--no-renames', '--name-only'],
        ...['--format=%x01%cd', '--date=short-local', commit, '--', below],
      );
      return newestOfEach(log);
    },
    async textChanged(file, text) {
      const search = (...more: string[]) =>
        git(
          ...['log', ...more, '-1', '--first-parent', '-m', '--format=%cd', '--date=short-local'],
          ...[`-S${text}`, commit, '--', file],
        );
      // A clone may lack blobs from years ago. In that case, renames are not followed.
      const log = await search('--follow').catch(() => search());
      return lines(log)[0] ?? date;
    },
    async grep(text) {
      const found = await git('grep', '-I', '-z', '--full-name', '-F', '-e', text, commit).catch(
        (error: unknown) => {
          // git grep exits with 1 if there are no matches.
          if (error instanceof FailedRun && error.code === 1) {
            return '';
          }
          throw error;
        },
      );
      return lines(found).map((entry) => {
        const [file = '', line = ''] = entry.slice(commit.length + 1).split('\0');
        return {file, line};
      });
    },
  };
}

function lines(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

/** Parses the output of `git log -z --name-only` in which each header is \x01 and the date. */
function newestOfEach(log: string): ReadonlyMap<string, string> {
  const newest = new Map<string, string>();
  for (const entry of log.split('\u0001').slice(1)) {
    const [day = '', ...files] = entry.split('\0').map((part) => part.trim());
    for (const file of files.filter(Boolean)) {
      if (!newest.has(file)) {
        newest.set(file, day);
      }
    }
  }
  return newest;
}
