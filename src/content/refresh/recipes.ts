import {createHash} from 'node:crypto';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Recipe, Ujust} from '../facts/ujust-schema';
import {canonical} from './canonical';
import {dumpJustfile, type JustDump, type JustRecipe} from './just';
import {lastChanges} from './last-change';
import {InputError, type Repository} from './repository';

const installed = '/usr/share/ublue-os/just';
const folder = `system_files/shared${installed}`;
const entry = '00-entry.just';

/**
 * Returns the recipes that `ujust` offers in an image.
 *
 * @param files when each file of the image last changed, by its path on an installed system
 * @throws InputError if a justfile does not parse
 */
export async function readRecipes(
  repository: Repository,
  files: ReadonlyMap<string, string>,
): Promise<Ujust> {
  const justfiles = await justfilesAt(repository);
  const whole = await dumpAll(justfiles, repository.name);
  const hashes = hashesOf(whole);
  const changed = await lastChanges(hashes, await repository.history(folder), async (commit) => {
    const then = await justfilesAt(repository, commit);
    return dumpAll(lenient(then), repository.name).then(hashesOf, () => undefined);
  });
  const shown = Object.values(whole.recipes).filter((recipe) => !recipe.private);
  const alone = await dumpEach(justfiles, repository.name);
  const recipes = shown.map((recipe): Recipe => {
    const runs = [...files.keys()].filter((file) => calls(textOf(recipe), file));
    const dates = [changed.get(recipe.name), ...runs.map((file) => files.get(file))];
    return {
      name: recipe.name,
      aliases: Object.entries(whole.aliases)
        .filter(([, {target}]) => target === recipe.name)
        .map(([alias]) => alias)
        .sort(),
      parameters: recipe.parameters.map((parameter) => ({
        name: parameter.name,
        default: defaultOf(parameter.default),
      })),
      group: groupOf(recipe),
      doc: recipe.doc,
      file: `${folder}/${fileOf(recipe, alone)}`,
      hash: hashOf(recipe),
      runs: runs.sort(),
      changed: dates.filter((date) => date !== undefined).reduce(later, '1970-01-01'),
    };
  });
  return {
    source: repository.source,
    recipes: recipes.sort((a, b) => (a.name < b.name ? -1 : 1)),
    private: Object.values(whole.recipes)
      .filter((recipe) => recipe.private)
      .map(({name}) => name)
      .sort(),
  };
}

type Justfiles = ReadonlyMap<string, string>;

async function justfilesAt(repository: Repository, commit?: string): Promise<Justfiles> {
  const paths = await repository.files(folder, commit);
  const texts = await Promise.all(
    paths.map(async (file) => {
      const text = (await repository.read(file, commit)) ?? '';
      return [path.posix.relative(folder, file), text] as const;
    }),
  );
  return new Map(texts);
}

/** Old commits included justfiles from elsewhere. The others can still be compared. */
function lenient(justfiles: Justfiles): Justfiles {
  const text = justfiles.get(entry) ?? '';
  return new Map([...justfiles, [entry, text.replaceAll(/^import "/gm, 'import? "')]]);
}

async function inFolder<Result>(
  justfiles: Justfiles,
  act: (folder: string) => Promise<Result>,
): Promise<Result> {
  const place = await mkdtemp(path.join(tmpdir(), 'justfiles-'));
  try {
    await mkdir(place, {recursive: true});
    for (const [name, text] of justfiles) {
      // The image's justfiles import one another by the paths that they have when installed.
      await writeFile(path.join(place, name), text.replaceAll(`"${installed}/`, `"${place}/`));
    }
    return await act(place);
  } finally {
    await rm(place, {recursive: true, force: true});
  }
}

function dumpAll(justfiles: Justfiles, name: string): Promise<JustDump> {
  return inFolder(justfiles, (place) => dumpJustfile(place, entry, `${folder} of ${name}`));
}

/**
 * Parses each justfile separately, to find out which one defines a recipe. An alias may refer to
 * another file.
 */
async function dumpEach(justfiles: Justfiles, name: string): Promise<Map<string, JustDump>> {
  const parts = new Map([...justfiles].filter(([file]) => file !== entry));
  return inFolder(parts, async (place) => {
    const dumps = await Promise.all(
      [...parts.keys()].map(async (file) => {
        const dumped = dumpJustfile(place, file, `${folder}/${file} of ${name}`);
        return [file, await dumped] as const;
      }),
    );
    return new Map(dumps);
  });
}

function fileOf(recipe: JustRecipe, alone: ReadonlyMap<string, JustDump>): string {
  const hash = hashOf(recipe);
  const file = [...alone].find(([, {recipes}]) => {
    const own = recipes[recipe.name];
    return own !== undefined && hashOf(own) === hash;
  });
  if (!file) {
    throw new InputError(`No justfile of ${folder} defines ${recipe.name} as just reads it.`);
  }
  return file[0];
}

function hashesOf({recipes}: JustDump): Map<string, string> {
  return new Map(Object.values(recipes).map((recipe) => [recipe.name, hashOf(recipe)]));
}

/** A subset of what `just` reports about a recipe. */
function hashOf(recipe: JustRecipe): string {
  return createHash('sha256').update(canonical(recipe)).digest('hex');
}

function groupOf({attributes}: JustRecipe): string | null {
  for (const attribute of attributes) {
    if (typeof attribute === 'object' && attribute.group !== undefined) {
      return attribute.group;
    }
  }
  return null;
}

/** Plain defaults as they are. Others, such as `env("HOME")`, as printed by `just`. */
function defaultOf(value: unknown): string | null {
  if (value === null || value === undefined) {
    return null;
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function textOf({body}: JustRecipe): string {
  return body
    .map((line) => line.map((part) => (typeof part === 'string' ? part : '')).join(''))
    .join('\n');
}

/** Whether a recipe runs a program: by its path, or by its name as the first word of a command. */
function calls(text: string, file: string): boolean {
  const name = path.posix.basename(file);
  if (/^\/usr\/libexec\//.test(file)) {
    return text.includes(file);
  }
  const pattern = `(?:^|[\\s;|&(])@?(?:/usr/bin/)?${name.replaceAll('.', '\\.')}(?=\\s|$)`;
  return /^\/usr\/bin\//.test(file) && name !== 'ujust' && new RegExp(pattern, 'm').test(text);
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}
