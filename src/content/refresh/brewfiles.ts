import path from 'node:path';
import type {Brewfiles} from '../facts/brewfiles-schema';
import {InputError, type Repository} from './repository';

type Entry = Brewfiles['brewfiles'][number]['entries'][number];

const folder = 'system_files/shared/usr/share/ublue-os/homebrew';

/**
 * Returns what the Brewfiles of the image list.
 *
 * @throws InputError with file and line, if one contains more than a plain list
 */
export async function readBrewfiles(repository: Repository): Promise<Brewfiles> {
  const changes = await repository.changes(folder);
  const paths = (await repository.files(folder)).filter((file) => file.endsWith('.Brewfile'));
  const brewfiles = await Promise.all(
    paths.map(async (file) => ({
      file: path.posix.basename(file),
      entries: entriesOf((await repository.read(file)) ?? '', `${file} of ${repository.name}`),
      changed: changes.get(file) ?? repository.source.date,
    })),
  );
  return {source: repository.source, brewfiles};
}

/** Brewfiles are Ruby code. Those in the image are plain lists, and anything else is reported. */
function entriesOf(text: string, place: string): Entry[] {
  return text.split('\n').flatMap((line, index): Entry[] => {
    const content = line.replace(/(?:^|\s)#.*$/, '').trim();
    if (content === '') {
      return [];
    }
    const match = /^(?<kind>tap|brew|cask|flatpak)\s+"(?<name>[^"]+)"(?:, .+)?$/.exec(
      content,
    )?.groups;
    if (!match) {
      throw new InputError(
        `${place}, line ${index + 1}, is not a plain Brewfile entry: ${content}; extend src/content/refresh/brewfiles.ts to parse it.`,
      );
    }
    return [{kind: match.kind as Entry['kind'], name: match.name ?? ''}];
  });
}
