/** Somebody's home folder, before a hidden file or folder in it. */
const home = /(?:(?:\/var)?\/home\/[^/\s]+|\$HOME)(?=\/\.)/g;

/** Writes somebody's home folder in a query as pages do: `~/.config` for "/home/ana/.config". */
export function shortenHome(query: string): string {
  return query.replace(home, '~');
}
