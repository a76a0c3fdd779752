import type {Vocabulary} from './vocabulary';

const names = /[A-Za-z]+/g;

/** The last letter of a part of a name, if another part follows: the `s` of `cupsFilter`. */
const ends = /[a-z](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g;

/**
 * Splits the names that are written in camel case, and that no text has, into their parts:
 * `HPCupsFilter`, as in messages of programs, becomes `HP-Cups-Filter`.
 */
export function splitCamelCase(query: string, {words}: Pick<Vocabulary, 'words'>): string {
  return query.replace(names, (name) =>
    words.has(name.toLowerCase()) ? name : name.replace(ends, '$&-'),
  );
}
