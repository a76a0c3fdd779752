/**
 * Hyphenated words of up to 16 characters, which fit on a phone, and the first part of longer ones.
 */
const kept = /(?<!\S)(?:(?=\S*-)\S{1,16}(?!\S)|-+\w{1,14})/g;

/** Words of up to this many characters fit into a line of a list on a phone. */
export const longestWord = 28;

/**
 * Splits code into its words and the spaces between them. A longer word may break after `=`, before
 * which stands the name of an option.
 */
export function wordsOf(code: string): string[] {
  return code
    .split(/(\s+)/)
    .flatMap((word) => (word.length > longestWord ? word.split(/(?<==)(?=[^=])/) : [word]))
    .filter((word) => word !== '');
}

/** A part of a text, and whether it has to stay on one line. */
export interface Part {
  text: string;
  isNowrap: boolean;
}

/**
 * Splits code at the words that have to stay whole: browsers break after every hyphen, which may
 * separate the `-` and the `o` of `-o`.
 */
export function partsOf(code: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const {0: word, index} of code.matchAll(kept)) {
    parts.push({text: code.slice(end, index), isNowrap: false}, {text: word, isNowrap: true});
    end = index + word.length;
  }
  parts.push({text: code.slice(end), isNowrap: false});
  return parts.filter(({text}) => text !== '');
}
