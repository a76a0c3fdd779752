import path from 'node:path';

/** A module of the bundle. */
export interface Module {
  /** Its absolute path; empty for code of the bundler. */
  file: string;
  /** Its code as the minifier gets it. */
  bytes: number;
}

const ownPackage =
  /[\\/]node_modules[\\/](?<name>(?:@[^\\/]+[\\/])?[^\\/]+)(?![^]*[\\/]node_modules[\\/])/;

/**
 * Adds up the code of each package, the largest first. What belongs to no package has the name of
 * its folder: `src/navigation`, or `.docusaurus` for what Docusaurus generates.
 *
 * @param siteDir the root of the site
 */
export function bytesByPackage(
  modules: readonly Module[],
  siteDir: string,
): Readonly<Record<string, number>> {
  const bytes = new Map<string, number>();
  for (const module of modules) {
    const name = packageOf(module.file, siteDir);
    bytes.set(name, (bytes.get(name) ?? 0) + module.bytes);
  }
  return Object.fromEntries([...bytes].toSorted((one, other) => other[1] - one[1]));
}

function packageOf(file: string, siteDir: string): string {
  const name = ownPackage.exec(file)?.groups?.name;
  if (name !== undefined) {
    return name.replace('\\', '/');
  }
  if (file === '') {
    return 'the bundler';
  }
  const [top = '', second = ''] = path.relative(siteDir, file).split(path.sep);
  return top === 'src' ? `${top}/${second}` : top;
}
