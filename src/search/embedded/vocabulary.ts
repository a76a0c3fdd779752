// cspell:words rolba
import distance from 'damerau-levenshtein';
import {popCount} from './bits';
import {isEverydayWord, isFunctionWord} from './english';
import {phoneticKey} from './phonetic';

/** The words of an index. */
export interface Vocabulary {
  /** The term of each word that the texts contain, by the word as they write it, folded. */
  words: ReadonlyMap<string, string>;
  has: (term: string) => boolean;
}

/** Terms of the index for a word of a query, with their weights (0 to 1). */
export type Expansions = ReadonlyMap<string, number>;

/** A word of a query with its expansions. */
export interface ExpandedWord {
  word: string;
  terms: Map<string, number>;
}

const weights = {
  exact: 1,
  prefix: 0.7,
  prefixOfKnown: 0.15,
  typo: 0.6,
  phonetic: 0.4,
  beginning: 0.4,
  model: 0.4,
} as const;

/** From this length on, a known word is more often complete than not. */
const minCompleteLength = 3;

/** The minimum lengths of words in which one and two typos are tolerated, as in Algolia. */
const minLengthForOneTypo = 4;
const minLengthForTwoTypos = 8;

/**
 * From this length on, a word that no single typo explains may have a second one, behind so many
 * right letters.
 */
const minLengthForGuess = 6;
const minRightBeginning = 4;

/**
 * Expands a word to the terms that a reader may have meant. Typos are considered only if no term is
 * the word or begins with it: "theme" is not a typo of "them".
 *
 * @param isIncomplete whether the word may be the prefix of a longer one. An unknown word always may
 */
export function expand(
  word: string,
  stem: string,
  vocabulary: Vocabulary,
  isIncomplete: boolean,
): Expansions {
  const expansions = new Map<string, number>();
  const hasStem = vocabulary.has(stem);
  const isWritten = hasStem && vocabulary.words.has(word);
  if (isIncomplete || (!isWritten && word.length >= minCompleteLength)) {
    const weight =
      isWritten && stem.length >= minCompleteLength ? weights.prefixOfKnown : weights.prefix;
    for (const [written, term] of vocabulary.words) {
      if (written.startsWith(word)) {
        expansions.set(term, weight);
      }
    }
  }
  // What may become a longer word may also be one with its last letter typed twice.
  const single = isWritten ? word : word.replace(/(\p{L})\1$/u, '$1');
  const meant = single === word ? undefined : vocabulary.words.get(single);
  if (meant !== undefined) {
    expansions.set(meant, weights.typo);
  }
  // "blu" has the stem of "blue", but stands for "bluetooth" just as well.
  const isKnown = hasStem && (isWritten || expansions.size === 0);
  if (isKnown) {
    expansions.set(stem, weights.exact);
  }
  if (expansions.size > 0) {
    return expansions;
  }
  const family = modelsLike(word, vocabulary.words);
  if (family.size > 0) {
    return family;
  }
  const corrections = correctTypos(word, stem, vocabulary.words);
  return corrections.size === 0 && isIncomplete
    ? correctBeginning(word, stem, vocabulary.words)
    : corrections;
}

/** A name with a number: its letters, which it shares with its kind. */
const model = /^([a-z]{2,})\d/;

/** Finds the names that share the letters of a model: `rtl8821cu` for "rtl8192cu". */
function modelsLike(word: string, words: Vocabulary['words']): Expansions {
  const letters = model.exec(word)?.[1];
  const models = new Map<string, number>();
  if (letters !== undefined) {
    for (const [written, term] of words) {
      if (written.startsWith(letters) && model.exec(written)?.[1] === letters) {
        models.set(term, weights.model);
      }
    }
  }
  return models;
}

/**
 * Finds the terms of which a word may be the misspelled beginning, so that a reader who has made a
 * typo and types on is not told that nothing is found: "rolba" for "rollback".
 */
function correctBeginning(word: string, stem: string, words: Vocabulary['words']): Expansions {
  const corrections = new Map<string, number>();
  if (maxTyposIn(word) === 0 || isEverydayWord(stem)) {
    return corrections;
  }
  for (const [written, term] of words) {
    const isLonger = written.length > word.length;
    if (isLonger && written[0] === word[0] && !isFunctionWord(term)) {
      // A missing letter makes the right beginning longer than what was typed, an additional one shorter.
      const beginnings = [-1, 0, 1].map((longer) => written.slice(0, word.length + longer));
      if (beginnings.some((beginning) => distance(word, beginning).steps <= 1)) {
        corrections.set(term, weights.beginning);
      }
    }
  }
  return corrections;
}

/**
 * Finds the terms of which a word may be a misspelling. The first letter is seldom wrong. Everyday
 * words are not considered misspelled, and nobody searches for a function word.
 */
function correctTypos(word: string, stem: string, words: Vocabulary['words']): Expansions {
  const corrections = new Map<string, number>();
  const maxTypos = maxTyposIn(word);
  if (maxTypos === 0 || isEverydayWord(stem)) {
    return corrections;
  }
  const letters = letterBitsOf(word);
  const key = phoneticKey(stem);
  const beginning = word.length < minLengthForGuess ? undefined : word.slice(0, minRightBeginning);
  const guesses = new Map<string, number>();
  for (const [written, term] of words) {
    if (isFunctionWord(term)) {
      continue;
    }
    const hasSameInitial = word[0] === term[0];
    // Each typo adds or removes two letters at most; counting them is faster than the distance.
    const isGuess = beginning !== undefined && written.startsWith(beginning);
    const tolerated = isGuess ? 2 : maxTypos;
    if (
      Math.abs(word.length - written.length) <= tolerated &&
      popCount(letters ^ letterBitsOf(written)) <= 2 * tolerated
    ) {
      const typos = distance(word, written).steps + (hasSameInitial ? 0 : 1);
      if (typos <= tolerated) {
        const found = typos <= maxTypos ? corrections : guesses;
        found.set(term, Math.max(weights.typo / typos, found.get(term) ?? 0));
        continue;
      }
    }
    if (hasSameInitial && !corrections.has(term) && phoneticKey(term) === key) {
      corrections.set(term, weights.phonetic);
    }
  }
  return corrections.size > 0 ? corrections : guesses;
}

function maxTyposIn(word: string): number {
  if (word.length < minLengthForOneTypo || /^\d+$/.test(word)) {
    return 0;
  }
  return word.length < minLengthForTwoTypos ? 1 : 2;
}

/** Returns the set of letters of a word, as bits. */
function letterBitsOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) {
    bits |= 1 << (word.charCodeAt(index) & 31);
  }
  return bits;
}
