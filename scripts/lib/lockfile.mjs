/**
 * @typedef {{version?: string, optional?: boolean, devOptional?: boolean}} LockedPackage
 * @typedef {{packages: Record<string, LockedPackage>}} Lockfile
 */

/**
 * Whether the installed packages are those of the lockfile.
 *
 * Optional packages may be absent (they are made for other systems), but not of another version.
 *
 * @param {Lockfile} lockfile package-lock.json
 * @param {Lockfile | undefined} installed node_modules/.package-lock.json, which npm writes after an
 *   install; undefined when there is none
 * @returns {boolean}
 */
export function matchesLockfile(lockfile, installed) {
  if (!installed) {
    return false;
  }
  const wanted = Object.entries(lockfile.packages).filter(([path]) => path !== '');
  const isComplete = wanted.every(([path, {version, optional, devOptional}]) => {
    const present = installed.packages[path];
    return present ? present.version === version : Boolean(optional ?? devOptional);
  });
  return isComplete && Object.keys(installed.packages).every((path) => path in lockfile.packages);
}
