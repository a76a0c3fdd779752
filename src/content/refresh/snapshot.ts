import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import writeFileAtomic from 'write-file-atomic';
import type * as z from 'zod';
import {brewfilesSchema} from '../facts/brewfiles-schema';
import {filesSchema} from '../facts/files-schema';
import {imagesSchema} from '../facts/images-schema';
import {osLinksSchema} from '../facts/os-links-schema';
import {retiredSchema, type Retired} from '../facts/retired-schema';
import {ujustSchema} from '../facts/ujust-schema';
import {readBrewfiles} from './brewfiles';
import {layered, readFiles, readWrittenFiles} from './files';
import {readImages} from './images';
import {readOsLinks} from './os-links';
import {readRecipes} from './recipes';
import {InputError, type Repository} from './repository';
import {readUnits} from './units';

/** The files that are generated from the clones, with their schemas. */
const derived = {
  'ujust.json': ujustSchema,
  'images.json': imagesSchema,
  'files.json': filesSchema,
  'brewfiles.json': brewfilesSchema,
  'os-links.json': osLinksSchema,
} as const;

type FileName = keyof typeof derived;

/** The data generated from the clones, by file name. */
export type Snapshot = {[Name in FileName]: z.infer<(typeof derived)[Name]>};

/** Reports what is being read, for the progress display. */
export type Progress = (what: string) => void;

/**
 * Creates a new snapshot.
 *
 * @param old the current snapshot, for facts that are not in these two repositories
 * @param retired retired names, from retired.json
 * @throws InputError when a source cannot be read
 */
export async function makeSnapshot(
  {common, aurora}: {common: Repository; aurora: Repository},
  old: Pick<Snapshot, 'os-links.json'>,
  retired: Retired,
  progress: Progress,
): Promise<Snapshot> {
  progress('files of the image');
  const files = layered(
    ...(await readFiles(common)),
    ...(await readFiles(aurora)),
    ...(await readWrittenFiles(aurora)),
  );
  progress('recipes, and when each changed');
  const ujust = await readRecipes(common, new Map(files.map((file) => [file.path, file.changed])));
  progress('images and streams, and when each changed');
  const images = await readImages(aurora, retired);
  const coreos = images.streams.filter(({kernel}) => kernel.startsWith('coreos'));
  progress('units');
  const units = await readUnits(
    aurora,
    coreos.map(({name}) => name),
  );
  progress('Brewfiles');
  const brewfiles = await readBrewfiles(common);
  progress('links to this site');
  const osLinks = await readOsLinks([common, aurora], old['os-links.json']);
  return {
    'ujust.json': ujust,
    'images.json': images,
    'files.json': {sources: [common.source, aurora.source], files, units},
    'brewfiles.json': brewfiles,
    'os-links.json': osLinks,
  };
}

/**
 * Reads the current snapshot.
 *
 * @param folder src/content/facts
 * @throws InputError if a file is missing or invalid
 */
export async function readSnapshot(folder: string): Promise<Snapshot> {
  return {
    'ujust.json': await readData(folder, 'ujust.json', ujustSchema),
    'images.json': await readData(folder, 'images.json', imagesSchema),
    'files.json': await readData(folder, 'files.json', filesSchema),
    'brewfiles.json': await readData(folder, 'brewfiles.json', brewfilesSchema),
    'os-links.json': await readData(folder, 'os-links.json', osLinksSchema),
  };
}

/** Reads the retired names. */
export function readRetired(folder: string): Promise<Retired> {
  return readData(folder, 'retired.json', retiredSchema);
}

async function readData<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const file = path.join(folder, name);
  const advice = `bring it back with: git checkout -- ${file}`;
  let data: unknown;
  try {
    data = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? `is not JSON (${error.message})` : 'is missing';
    throw new InputError(`${file} ${why}; ${advice}`);
  }
  const result = schema.safeParse(data);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new InputError(`${file}: ${issue?.path.join('.')} ${issue?.message}; ${advice}`);
  }
  return result.data;
}

/**
 * Writes a snapshot.
 *
 * @throws InputError if the snapshot is invalid; nothing is written in that case
 */
export async function writeSnapshot(folder: string, snapshot: Snapshot): Promise<void> {
  const texts = await Promise.all(
    Object.entries(derived).map(async ([name, schema]) => {
      const result = schema.safeParse(snapshot[name as FileName]);
      if (!result.success) {
        const [issue] = result.error.issues;
        throw new InputError(
          `The new ${name} would not be valid: ${issue?.path.join('.')} ${issue?.message}; correct src/content/refresh.`,
        );
      }
      const file = path.join(folder, name);
      return {file, text: await formatted(file, result.data)};
    }),
  );
  for (const {file, text} of texts) {
    await writeFileAtomic(file, text);
  }
}

/** Formatted as by `npm run format`. */
async function formatted(file: string, data: unknown): Promise<string> {
  return format(JSON.stringify(data), {...(await resolveConfig(file)), filepath: file});
}
