import distance from 'damerau-levenshtein';
import {popCount} from './bits';
import {isEverydayWord, isFunctionWord} from './english';
import {soundOf} from './sound';

/** The terms that a query may ask for. */
export interface Vocabulary {
  terms: readonly string[];
  has: (term: string) => boolean;
}

/** How a word of the query is a term of the index, with how far to trust it. */
export type Expansions = ReadonlyMap<string, number>;

/** A word of a query, with every term of the index that stands for it. */
export interface ExpandedWord {
  word: string;
  /** Terms, each with how far to trust it (0 to 1). */
  terms: Map<string, number>;
}

const trust = {exact: 1, prefix: 0.7, longer: 0.15, typo: 0.6, sound: 0.4} as const;

/** A word from this length on that some text has is more often finished than not. */
const finished = 3;

/** The shortest words that may have one typo, and two, as Algolia has it. */
const oneTypo = 4;
const twoTypos = 8;

/**
 * Finds the terms that a reader may have meant by a word. Typos are looked for only where no term is
 * the word or begins with it: who writes "theme" does not mean "them".
 *
 * @param mayGoOn whether the word may be the beginning of a longer one; a word that no text has may
 *   always be
 */
export function expand(
  word: string,
  stem: string,
  vocabulary: Vocabulary,
  mayGoOn: boolean,
): Expansions {
  const found = new Map<string, number>();
  const isKnown = vocabulary.has(stem);
  if (mayGoOn || (!isKnown && word.length >= finished)) {
    const weight = isKnown && stem.length >= finished ? trust.longer : trust.prefix;
    for (const term of vocabulary.terms) {
      if (term.startsWith(word)) {
        found.set(term, weight);
      }
    }
  }
  if (isKnown) {
    found.set(stem, trust.exact);
  }
  return found.size > 0 ? found : misspelt(word, stem, vocabulary.terms);
}

/**
 * The terms that a word may be when it is written wrong. The first letter is seldom wrong. A word of
 * everyday English is written as it was meant, and nobody searches for a function word.
 */
function misspelt(word: string, stem: string, terms: readonly string[]): Expansions {
  const found = new Map<string, number>();
  const most = word.length < oneTypo || /^\d+$/.test(word) ? 0 : word.length < twoTypos ? 1 : 2;
  if (most === 0 || isEverydayWord(stem)) {
    return found;
  }
  const letters = lettersOf(stem);
  const sound = soundOf(stem);
  for (const term of terms) {
    if (isFunctionWord(term)) {
      continue;
    }
    const isFirstRight = word[0] === term[0];
    // Each typo brings or takes two letters at most; counting them is quicker than comparing words.
    if (
      Math.abs(stem.length - term.length) <= most &&
      popCount(letters ^ lettersOf(term)) <= 2 * most
    ) {
      const typos = distance(stem, term).steps + (isFirstRight ? 0 : 1);
      if (typos <= most) {
        found.set(term, trust.typo / typos);
        continue;
      }
    }
    if (isFirstRight && soundOf(term) === sound) {
      found.set(term, trust.sound);
    }
  }
  return found;
}

/** Which letters a word has, one bit each. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) {
    bits |= 1 << (word.charCodeAt(index) & 31);
  }
  return bits;
}
