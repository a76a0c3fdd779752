import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Says what a class of a CSS module is called in the built site; undefined leaves it to css-loader. */
export type ClassNamer = (file: string, className: string) => string | undefined;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const characters = `${letters}0123456789`;
const capitals = letters.slice(0, 26);

/**
 * Makes short names for the classes of CSS modules: three characters that stand for the file, and
 * a letter for the class. A name follows from nothing but the file, so that the server's part of a
 * build, the browser's and what the bundler has kept of an earlier build agree.
 *
 * @param siteDir what the paths of files are relative to
 * @param isFound whether a style sheet finds a class by a part of its name, which then stays
 */
export function shortClassNames(
  siteDir: string,
  isFound: (className: string) => boolean,
): ClassNamer {
  const owners = new Map<string, string>();
  const classes = new Map<string, readonly string[]>();
  return (file, className) => {
    const known = classes.get(file) ?? classesOf(readFileSync(file, 'utf8'));
    classes.set(file, known);
    const index = known.indexOf(className);
    if (index < 0 || isFound(className)) {
      return undefined;
    }
    const prefix = prefixOf(path.relative(siteDir, file).replaceAll('\\', '/'));
    const owner = owners.get(prefix) ?? file;
    if (owner !== file) {
      throw new Error(`${file} and ${owner} would share the names of classes: rename one of them.`);
    }
    owners.set(prefix, file);
    return `${prefix}${inCapitals(index)}`;
  };
}

/** Whether a style sheet of a folder finds a class by a part of its name, as in `[class^='toggle_']`. */
export function classFinder(folder: string): (className: string) => boolean {
  const parts = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/\[class[*^]=['"]([^'"]+)['"]/g),
    ])
    .map(([, part = '']) => part);
  // What css-loader calls a class begins with its name and an underscore.
  return (className) => parts.some((part) => `${className}_`.includes(part));
}

/** The classes of a CSS module in the order in which it names them. */
function classesOf(text: string): string[] {
  const found = text.matchAll(/\.(-?[_a-z][\w-]*)/gi);
  return [...new Set([...found].map(([, name = '']) => name))];
}

function prefixOf(file: string): string {
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(file).digest();
  return [letters[first % letters.length], ...[second, third].map(characterOf)].join('');
}

function characterOf(byte: number): string {
  return characters[byte % characters.length] ?? '';
}

/** `A` to `Z`, `BA` and so on. The theme's own names of classes end with no capital. */
function inCapitals(index: number): string {
  const rest = Math.floor(index / capitals.length);
  return `${rest > 0 ? inCapitals(rest) : ''}${capitals[index % capitals.length] ?? ''}`;
}
