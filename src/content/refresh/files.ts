import path from 'node:path';
import type {FileKind, Files} from '../facts/files-schema';
import type {ImageSet} from '../facts/source-schema';
import {kindOf} from './file-kind';
import type {Repository} from './repository';

type FileFact = Files['files'][number];

const layers: readonly {folder: string; images: ImageSet}[] = [
  {folder: 'system_files/shared', images: 'all'},
  {folder: 'system_files/dx', images: 'dx'},
  {folder: 'system_files/nvidia', images: 'nvidia'},
];

/** The build scripts that only run for one kind of image. */
export function imagesOfScript(script: string): ImageSet {
  if (script.startsWith('build_scripts/dx/')) {
    return 'dx';
  }
  return /nvidia/.test(path.posix.basename(script)) ? 'nvidia' : 'all';
}

/** The files that a repository copies into the image as they are. */
export async function readFiles(repository: Repository): Promise<FileFact[]> {
  const changes = await repository.changes('system_files');
  const found = await Promise.all(
    layers.map(async ({folder, images}) =>
      (await repository.files(folder)).map((from) => {
        const target = from.slice(folder.length);
        return fact(target, kindOf(target), images, repository, from, changes.get(from));
      }),
    ),
  );
  return found.flat();
}

/** The files that build scripts write into the image: `tee /path`, `cat >$VARIABLE`. */
export async function readWrittenFiles(repository: Repository): Promise<FileFact[]> {
  const scripts = await repository.files('build_scripts');
  const found = await Promise.all(
    scripts.map(async (script) => {
      const written = writtenBy((await repository.read(script)) ?? '');
      return Promise.all(
        written.map(async ({target, text}) => {
          // The script changes more often than this output of it.
          const changed = await repository.textChanged(script, text);
          return fact(target, kindOf(target), imagesOfScript(script), repository, script, changed);
        }),
      );
    }),
  );
  return found.flat();
}

/** A file that a script writes, and the part of the script that does. */
interface Written {
  target: string;
  text: string;
}

/** Returns the files of the image that a shell script writes with a here document. */
function writtenBy(script: string): Written[] {
  const variables = new Map(
    [...script.matchAll(/^(?<name>[A-Z_]+)="(?<value>\/[^"$]+)"$/gm)].map(({groups}) => [
      groups?.name ?? '',
      groups?.value ?? '',
    ]),
  );
  const documents = script.matchAll(
    /^\s*(?:tee(?: -a)?|cat\s*>+)\s*"?(?<target>[/$]\S+?)"?\s*<<-?\s*['"]?EOF['"]?\n[\s\S]*?^\s*EOF$/gm,
  );
  return [...documents].flatMap(({0: text, groups}) => {
    const target = groups?.target ?? '';
    const path = target.startsWith('$') ? (variables.get(target.slice(1)) ?? '') : target;
    return /^\/(?:usr|etc)\//.test(path) ? [{target: path, text: text.trim()}] : [];
  });
}

/** One fact per path: later copies overwrite earlier ones. */
export function layered(...files: readonly FileFact[]): FileFact[] {
  return [...new Map(files.map((file) => [file.path, file])).values()].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
}

function fact(
  target: string,
  kind: FileKind,
  images: ImageSet,
  repository: Repository,
  from: string,
  changed: string | undefined,
): FileFact {
  return {
    path: target,
    kind,
    images,
    repository: repository.name,
    from,
    changed: changed ?? repository.source.date,
  };
}
