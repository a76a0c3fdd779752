import type {OsLinks} from '../facts/os-links-schema';
import type {Repository} from './repository';

type Link = OsLinks['links'][number];
type Use = Link['uses'][number];

const site = 'https://docs.getaurora.dev';

/** Matches URLs of this site in a line of any language, without trailing punctuation. */
function addressesIn(line: string): string[] {
  return [...line.matchAll(/https:\/\/docs\.getaurora\.dev(?:[/#?][\w\-./#?=&%~]*)?/g)].map(
    ([address]) => address.replace(/[.?]+$/, ''),
  );
}

/** Whether a file of a repository becomes part of an installed system. */
function isInstalled(file: string): boolean {
  return /^(?:system_files|build_scripts)\//.test(file);
}

/**
 * Returns the URLs of this site that repositories link to.
 *
 * @param old the previous list; entries for repositories that are not being read are kept
 */
export async function readOsLinks(
  repositories: readonly Repository[],
  old: OsLinks,
): Promise<OsLinks> {
  const read = new Set(repositories.map(({name}) => name));
  const uses = new Map<string, Use[]>();
  const add = (url: string, use: Use) => uses.set(url, [...(uses.get(url) ?? []), use]);
  for (const {url, uses: before} of old.links) {
    before.filter(({repository}) => !read.has(repository)).forEach((use) => add(url, use));
  }
  for (const repository of repositories) {
    for (const {file, line} of await repository.grep(site)) {
      const use = {repository: repository.name, path: file, installed: isInstalled(file)};
      addressesIn(line).forEach((url) => add(url, use));
    }
  }
  return {
    sources: [
      ...repositories.map(({source}) => source),
      ...old.sources.filter(({repository}) => !read.has(repository)),
    ].sort((a, b) => (a.repository < b.repository ? -1 : 1)),
    links: [...uses].map(([url, all]) => linkOf(url, all)).sort((a, b) => (a.url < b.url ? -1 : 1)),
  };
}

function linkOf(url: string, uses: readonly Use[]): Link {
  const {pathname, hash} = new URL(url);
  const key = ({repository, path}: Use) => `${repository} ${path}`;
  return {
    url,
    path: pathname,
    anchor: hash === '' ? null : hash.slice(1),
    uses: [...new Map(uses.map((use) => [key(use), use])).values()].sort((a, b) =>
      key(a) < key(b) ? -1 : 1,
    ),
  };
}
