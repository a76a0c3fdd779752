import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Images} from '../facts/images-schema';
import type {Retired} from '../facts/retired-schema';
import {dumpJustfile} from './just';
import {lastChanges} from './last-change';
import {InputError, type Repository} from './repository';
import {cleaning, readPublished, readRetention} from './workflows';

type Stream = Images['streams'][number];

/**
 * The images and streams that are published, from the Justfile that builds them and the workflows
 * that run it.
 *
 * @param retired tags that begin with one of these names are listed separately
 * @throws InputError if the sources are not structured as this code expects
 */
export async function readImages(repository: Repository, retired: Retired): Promise<Images> {
  const justfile = await readJustfile(repository);
  const published = await readPublished(repository);
  const {names, ...retention} = await readRetention(repository);
  const changed = await lastChanges(
    definitionsOf(justfile),
    await repository.history('Justfile'),
    // Old commits have a Justfile with another structure.
    (commit) =>
      readJustfile(repository, commit)
        .then(definitionsOf)
        .catch(() => undefined),
  );
  const retiredNames = retired.filter(({kind}) => kind === 'stream').map(({name}) => name);
  const images = imageNames(justfile).map((name) => ({
    name,
    dx: name.includes('-dx'),
    nvidia: name.includes('-nvidia'),
    changed: changed.get(name) ?? repository.source.date,
  }));
  const unknown = images.map(({name}) => name).filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new InputError(
      `${cleaning} of ${repository.name} does not list ${unknown.join(', ')}, which its Justfile builds; find out which of the two is right, and correct src/content/refresh/images.ts.`,
    );
  }
  return {
    source: repository.source,
    registry: 'ghcr.io/ublue-os',
    images,
    streams: justfile.streams.map((name): Stream => {
      const tags = tagsOf(justfile, name);
      const isLegacy = (tag: string) =>
        retiredNames.some((old) => tag === old || tag.startsWith(`${old}-`));
      const how = published.get(name);
      if (!how) {
        throw new InputError(
          `No workflow of ${repository.name} builds the stream ${name}; correct src/content/refresh/images.ts.`,
        );
      }
      return {
        name,
        fedora: fedoraOf(justfile, name),
        kernel: kernelOf(justfile, name),
        ...how,
        tags: tags.filter((tag) => !isLegacy(tag)),
        legacyTags: tags.filter(isLegacy),
        changed: changed.get(`:${name}`) ?? repository.source.date,
      };
    }),
    retention,
  };
}

/** The data from the Justfile of ublue-os/aurora. */
interface BuildFile {
  text: string;
  bases: string[];
  flavors: string[];
  streams: string[];
  /** Fedora versions by variable, such as `stable_version`. */
  versions: ReadonlyMap<string, string>;
}

async function readJustfile(repository: Repository, commit?: string): Promise<BuildFile> {
  const text = (await repository.read('Justfile', commit)) ?? '';
  const folder = await mkdtemp(path.join(tmpdir(), 'justfile-'));
  try {
    await writeFile(path.join(folder, 'Justfile'), text);
    const {assignments} = await dumpJustfile(folder, 'Justfile', `Justfile of ${repository.name}`);
    const keysOf = (name: string) => {
      const value = assignments[name]?.value;
      const keys =
        typeof value === 'string' ? [...value.matchAll(/^\s*\[(?<key>[\w-]+)\]=/gm)] : [];
      if (keys.length === 0) {
        throw new InputError(
          `Justfile of ${repository.name} has no list "${name}"; correct src/content/refresh/images.ts.`,
        );
      }
      return keys.map(({groups}) => groups?.key ?? '');
    };
    const versions = Object.entries(assignments).flatMap(([name, {value}]) =>
      name.endsWith('_version') && typeof value === 'string' ? [[name, value] as const] : [],
    );
    return {
      text,
      bases: keysOf('images'),
      flavors: keysOf('flavors'),
      streams: keysOf('tags'),
      versions: new Map(versions),
    };
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** Combined in the same way as in the recipe image_name. */
function imageNames({bases, flavors}: BuildFile): string[] {
  return flavors.flatMap((flavor) =>
    bases.map((base) => (flavor === 'main' ? base : `${base}-${flavor}`)),
  );
}

function fedoraOf({versions}: BuildFile, stream: string): string {
  const version = versions.get(`${stream}_version`);
  if (version === undefined) {
    throw new InputError(`The Justfile names no Fedora version for the stream ${stream}.`);
  }
  return version;
}

/** Returns the branch of the recipe akmods_flavor for a stream. */
function kernelOf({text}: BuildFile, stream: string): string {
  const body = recipeText(text, 'akmods_flavor');
  const own = new RegExp(`=~ ${stream} \\]\\]; then\\s+akmods_flavor="(?<kernel>[\\w-]+)"`).exec(
    body,
  );
  const other = /else\s+akmods_flavor="(?<kernel>[\w-]+)"/.exec(body);
  const kernel = (own ?? other)?.groups?.kernel;
  if (kernel === undefined) {
    throw new InputError(`The recipe akmods_flavor of the Justfile names no kernel for ${stream}.`);
  }
  return kernel;
}

/** Returns the tags that the recipe generate-build-tags assigns to images of a stream. */
function tagsOf(justfile: BuildFile, stream: string): string[] {
  const body = recipeText(justfile.text, 'generate-build-tags');
  const shared = body.split(/^\s*if \[\[ "\{\{ tag \}\}"/m)[0] ?? '';
  const own = new RegExp(
    `"\\{\\{ tag \\}\\}" == ${stream} \\]\\]; then(?<body>[\\s\\S]*?)^\\s*(?:elif|else|fi)\\b`,
    'm',
  ).exec(body);
  const fedora = fedoraOf(justfile, stream);
  return [
    ...shared.matchAll(/COMMON_TAGS\+=\("(?<tag>[^"]+)"\)/g),
    ...(own?.groups?.body ?? '').matchAll(/BUILD_TAGS\+=\("(?<tag>[^"]+)"\)/g),
  ].map(({groups}) =>
    (groups?.tag ?? '')
      .replaceAll(/\$\{tag\}|\{\{ tag \}\}/g, stream)
      .replaceAll('${version:3}', 'YYYYMMDD')
      .replaceAll('${version}', `${fedora}.YYYYMMDD`)
      .replaceAll('${FEDORA_VERSION}', fedora)
      .replaceAll('${POINT}', 'N'),
  );
}

function recipeText(justfile: string, name: string): string {
  const start = new RegExp(`^${name}\\b[^\\n]*:\\n`, 'm').exec(justfile);
  const rest = start ? justfile.slice(start.index + start[0].length) : '';
  return /^(?:[ \t].*\n|\n)*/.exec(rest)?.[0] ?? '';
}

function definitionsOf(justfile: BuildFile): Map<string, string> {
  return new Map([
    ...imageNames(justfile).map((name) => [name, name] as const),
    ...justfile.streams.map((stream) => {
      const definition = [
        fedoraOf(justfile, stream),
        kernelOf(justfile, stream),
        ...tagsOf(justfile, stream),
      ];
      return [`:${stream}`, definition.join(' ')] as const;
    }),
  ]);
}
