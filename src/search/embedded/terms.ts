// cspell:words aren didn doesn wasn
import {stemOf} from './stem';

/** English words too common to distinguish pages. A query of nothing else is searched as it is. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about am an and any are as at be been but by can could did do does for from get had has have how i if in into ' +
    'is it its me my of on or our out shall should so that the their them then there these they this to want was we were ' +
    'what when where which who why will with would you your aurora ' +
    // The remains of contractions in texts, and of incomplete ones: Aurora's, doesn'.
    's t ll ve re don doesn didn isn aren wasn won'
  ).split(' '),
);

/** Whether a word is too common to distinguish pages. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

const separators = /[\p{C}\p{Z}\p{P}\p{S}]+/u;

/** Words joined by a character: `rpm-ostree`, `uupd.timer`, `GSK_RENDERER`. */
const compounds = /[\p{L}\p{N}\p{M}]+(?:[-_.][\p{L}\p{N}\p{M}]+)+/gu;

/** The maximum number of words in a compound; longer ones are sentences, as in an anchor. */
const maxCompoundWords = 4;

/** Folds case, accents and letter forms, so that "Déjà" and "deja", "ＶＰＮ" and "vpn" are equal. */
export function foldTerm(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** Signs that are a part of a name. */
const cPlusPlus = /\bc\+\+/gi;

/** Splits a text into words, at spaces, punctuation and symbols. */
function wordsOf(text: string): string[] {
  return text.replace(cPlusPlus, 'cpp').split(separators);
}

/** Splits a text into folded words, at spaces, punctuation and symbols. */
export function tokenize(text: string): string[] {
  return wordsOf(text).map(foldTerm).filter(Boolean);
}

/** A word with the term under which it is indexed. */
interface AnalyzedWord {
  /** As written, but folded. */
  word: string;
  /** Its stem. */
  term: string;
}

/** A cache, since folding and stemming would take most of the time for building an index. */
const analyzed = new Map<string, AnalyzedWord>();

function analyzeWord(written: string): AnalyzedWord {
  let result = analyzed.get(written);
  if (!result) {
    const word = foldTerm(written);
    result = {word, term: stemOf(word)};
    analyzed.set(written, result);
  }
  return result;
}

/** Analyzes a text into its words, in their order. */
export function analyze(text: string): AnalyzedWord[] {
  // A mark without a letter, as in an emoji, folds to an empty term, a prefix of every word.
  return wordsOf(text)
    .map(analyzeWord)
    .filter(({term}) => term !== '');
}

/** Returns the term of a word: its stem, folded. */
export function termOf(word: string): string {
  return analyzeWord(word).term;
}

/** Returns the terms of a text, in the order of its words. */
export function termsOf(text: string): string[] {
  return analyze(text).map(({term}) => term);
}

/** Returns the compounds of a text, each as the terms of its parts. */
export function compoundsOf(text: string): string[][] {
  return (text.match(compounds) ?? [])
    .map(termsOf)
    .filter((parts) => parts.length > 1 && parts.length <= maxCompoundWords);
}

/** Joins the parts of a compound to one term: `auto-mount` becomes `automount`. */
export function joinCompound(parts: readonly string[]): string {
  return parts.join('');
}

/** A word of a query. */
export interface QueryWord {
  /** As typed, but folded. */
  word: string;
  /** The index of the space-separated part of the query that contains the word. */
  chunk: number;
  /** Whether the reader may still be typing it. */
  isIncomplete: boolean;
}

/** Returns the words of a query to search for. */
export function parseQuery(query: string): QueryWord[] {
  const chunks = query.trim().split(/\s+/);
  const words = chunks.flatMap((text, chunk) => tokenize(text).map((word) => ({word, chunk})));
  const mayBeStopWord = ({chunk}: {chunk: number}) =>
    words.filter((other) => other.chunk === chunk).length === 1;
  const significant = words.filter((entry) => !(stopWords.has(entry.word) && mayBeStopWord(entry)));
  const used = significant.length > 0 ? significant : words;
  // A word is complete once a space, a sign or another word follows.
  const incomplete = /[\p{L}\p{N}\p{M}]$/u.test(query) ? words.at(-1) : undefined;
  return used.map((entry) => ({...entry, isIncomplete: entry === incomplete}));
}
