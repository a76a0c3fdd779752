// cspell:words aren didn doesn wasn
import {stemOf} from './stem';

/** English words too common to tell pages apart. A query of nothing else is searched as it is. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about am an and any are as at be been but by can could did do does for from get had has have how i if in into ' +
    'is it its me my of on or our out shall should so that the their them then there these they this to want was we were ' +
    'what when where which who why will with would you your aurora ' +
    // What is left of contractions in texts, and of those that are not finished: Aurora's, doesn'.
    's t ll ve re don doesn didn isn aren wasn won'
  ).split(' '),
);

/** Whether a word is too common to tell pages apart. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

const separators = /[\p{C}\p{Z}\p{P}\p{S}]+/u;

/** Words that one sign joins: `rpm-ostree`, `uupd.timer`, `GSK_RENDERER`. */
const compounds = /[\p{L}\p{N}\p{M}]+(?:[-_.][\p{L}\p{N}\p{M}]+)+/gu;

/** Parts of a compound that people write as one; longer ones are sentences, as in an anchor. */
const longestCompound = 4;

/** Folds case, accents and forms of letters, so that "Déjà" and "deja", "ＶＰＮ" and "vpn" are one term. */
export function foldTerm(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** Splits a text into folded words; punctuation and symbols separate. */
export function wordsOf(text: string): string[] {
  return text.split(separators).map(foldTerm).filter(Boolean);
}

/** Texts repeat their words, and folding and stemming them is most of the work of an index. */
const terms = new Map<string, string>();

/** The term of a word as a text has it. */
export function termOf(word: string): string {
  let term = terms.get(word);
  if (term === undefined) {
    term = stemOf(foldTerm(word));
    terms.set(word, term);
  }
  return term;
}

/** The terms of a text: the stems of its words, in their order. */
export function termsOf(text: string): string[] {
  // A mark without a letter, as in an emoji, folds to nothing, and nothing begins every word.
  return text.split(separators).map(termOf).filter(Boolean);
}

/** The compounds of a text, each as the terms of its parts. */
export function compoundsOf(text: string): string[][] {
  return (text.match(compounds) ?? [])
    .map(termsOf)
    .filter((parts) => parts.length > 1 && parts.length <= longestCompound);
}

/** Compounds are one term as a whole, however they are written: `auto-mount` is `automount`. */
export function joined(parts: readonly string[]): string {
  return parts.join('');
}

/** A word of a query. */
export interface QueryWord {
  /** As it was typed, but folded. */
  word: string;
  /** The place in the query of the run of characters between spaces that the word stands in. */
  chunk: number;
  /** Whether the reader may still be typing it. */
  isLast: boolean;
}

/** The words of a query that are worth looking up. */
export function queryWordsOf(query: string): QueryWord[] {
  const chunks = query.trim().split(/\s+/);
  const words = chunks.flatMap((text, chunk) => wordsOf(text).map((word) => ({word, chunk})));
  const mayBeStopWord = ({chunk}: {chunk: number}) =>
    words.filter((other) => other.chunk === chunk).length === 1;
  const telling = words.filter((entry) => !(stopWords.has(entry.word) && mayBeStopWord(entry)));
  const used = telling.length > 0 ? telling : words;
  // A sign, a space or another word after a word ends it.
  const unfinished = /[\p{L}\p{N}\p{M}]$/u.test(query) ? words.at(-1) : undefined;
  return used.map((entry) => ({...entry, isLast: entry === unfinished}));
}
