import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A package of which something is sent to readers. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX expression, as its package.json says; undefined when that says nothing. */
  license: string | undefined;
  /** The text of its licence file, and of its notice file if it has one; empty without such files. */
  text: string;
}

interface Manifest {
  name?: string;
  version?: string;
  license?: string | {type: string};
  author?: string | {name: string};
}

/**
 * The folder of the package that a file belongs to.
 *
 * @param file absolute path
 * @returns undefined when it is in no node_modules folder
 */
export function packageFolder(file: string): string | undefined {
  const match = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file);
  return match?.[0];
}

/**
 * Reads what packages say of their licences, sorted by name.
 *
 * @param folders of packages, each once
 */
export function readPackages(folders: readonly string[]): ShippedPackage[] {
  return folders.map(readPackage).sort((a, b) => (nameAndVersion(a) < nameAndVersion(b) ? -1 : 1));
}

const nameAndVersion = ({name, version}: ShippedPackage) => `${name} ${version}`;

function readPackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const {name = path.basename(folder), version = '', license, author} = manifest;
  const texts = readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isFile() && /^(?:license|licence|notice|copying)\b/i.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  const authorName = typeof author === 'object' ? author.name : author;
  return {
    name,
    version,
    license: typeof license === 'object' ? license.type : license,
    // Without a file, the licence still asks to name whose work it is.
    text: texts.length > 0 ? texts.join('\n\n') : authorName ? `Author: ${authorName}` : '',
  };
}

/** The licences as one text for readers. */
export function licensesText(packages: readonly ShippedPackage[]): string {
  const intro = `This site is made with the following packages. Something of each is in the files that your
browser loads. The texts and the licence of the site itself are in its repository.`;
  const sections = packages.map(
    ({name, version, license = 'no licence named', text}) =>
      `${'='.repeat(80)}\n${name} ${version} (${license})\n${'='.repeat(80)}\n\n${text}\n`,
  );
  return [`${intro}\n`, ...sections].join('\n');
}
