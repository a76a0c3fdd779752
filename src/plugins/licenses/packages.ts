import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A package that browsers load code from. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** The SPDX expression in its package.json, if any. */
  license: string | undefined;
  /** The texts of its license and notice files; empty if it has none. */
  text: string;
}

interface Manifest {
  name?: string;
  version?: string;
  license?: string | {type: string};
  author?: string | {name: string};
}

/**
 * Returns the folder of the package that a file belongs to.
 *
 * @param file absolute path
 * @returns undefined if it is not in a node_modules folder
 */
export function packageFolder(file: string): string | undefined {
  const match = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file);
  return match?.[0];
}

/**
 * Reads the licenses of packages, sorted by name.
 *
 * @param folders the folders of the packages, without duplicates
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
    // Even without a license file, the author must be named.
    text: texts.length > 0 ? texts.join('\n\n') : authorName ? `Author: ${authorName}` : '',
  };
}

/** Formats the licenses as a text for readers. */
export function licensesText(packages: readonly ShippedPackage[]): string {
  const intro = `Your browser loads code from the following packages. The license of this site and of its texts is
in its repository.`;
  const sections = packages.map(
    ({name, version, license = 'no license named', text}) =>
      `${'='.repeat(80)}\n${name} ${version} (${license})\n${'='.repeat(80)}\n\n${text}\n`,
  );
  return [`${intro}\n`, ...sections].join('\n');
}
