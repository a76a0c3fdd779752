import distance from 'damerau-levenshtein';

/** How a word of the query is a term of the index, with how far to trust it. */
export type Expansions = ReadonlyMap<string, number>;

const trust = {exact: 1, prefix: 0.7, longer: 0.15, typo: 0.6} as const;

/** A word from this length on that some text has is more often finished than not. */
const finished = 3;

/** The shortest words that may have one typo, and two, as Algolia has it. */
const oneTypo = 4;
const twoTypos = 8;

/**
 * Finds the terms that a reader may have meant by a word. Typos are looked for only where no term is
 * the word: who writes "theme" does not mean "them".
 *
 * @param mayGoOn whether the word may be the beginning of a longer one
 */
export function expand(
  word: string,
  stem: string,
  vocabulary: readonly string[],
  known: ReadonlySet<string>,
  mayGoOn: boolean,
): Expansions {
  const found = new Map<string, number>();
  if (mayGoOn) {
    const weight = known.has(stem) && stem.length >= finished ? trust.longer : trust.prefix;
    for (const term of vocabulary) {
      if (term.startsWith(word)) {
        found.set(term, weight);
      }
    }
  }
  if (known.has(stem)) {
    found.set(stem, trust.exact);
  }
  if (found.size === 0) {
    for (const term of vocabulary) {
      const typos = typosBetween(stem, term);
      if (typos > 0) {
        found.set(term, trust.typo / typos);
      }
    }
  }
  return found;
}

/** 1 or 2 when a term is the word but for allowed typos, else 0. The first letter is seldom wrong. */
function typosBetween(word: string, term: string): number {
  const most = word.length < oneTypo || /^\d+$/.test(word) ? 0 : word.length < twoTypos ? 1 : 2;
  if (most === 0 || Math.abs(word.length - term.length) > most) {
    return 0;
  }
  const typos = distance(word, term).steps + (word[0] === term[0] ? 0 : 1);
  return typos <= most ? typos : 0;
}
