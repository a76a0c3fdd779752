/** Parts of an address that say nothing about what its page is about. */
const silent = new Set(['index', 'html', 'htm', 'php', 'md', 'mdx', 'www', 'en', 'docs']);

/** The path as a reader would read it out: without its encoding, capitals and file name endings. */
export function readable(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|php|mdx?)$/, '')
    .replace(/\/+/g, '/')
    .replace(/\/$/, '');
}

/**
 * The words of an address that say what its page is about, to search for.
 *
 * @param folders the folders that pages stand in, such as `guides`; they tell something only when
 *   the address has no other words
 */
export function wordsOf(path: string, folders: ReadonlySet<string> = new Set()): string[] {
  const words = decoded(path)
    // "InstallGuide" is two words.
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !silent.has(word) && !/^\d+$/.test(word));
  const telling = words.filter((word) => !folders.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

/** An address that is no proper encoding is taken as it stands. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
