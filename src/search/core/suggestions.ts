import damerauLevenshtein from 'damerau-levenshtein';
import type {SearchRecord} from './record';

/** The maximum number of suggestions (SPEC §8). */
const maxSuggestions = 3;

/** The maximum edit distance that counts as a typo, as a fraction of the longer word. */
const maxDistance = 0.4;

/**
 * How similar one word of a query must be, or what share of the query all similar words must have:
 * "march" is like "manche", but as one word of six that is a coincidence.
 */
const least = {similarity: 0.75, share: 0.4};

/** Words with fewer letters are too common to reveal the topic of a query. */
const minLength = 3;

/**
 * Suggests queries with results that are similar to one without: titles and keywords of pages that
 * share a word with it, typos included.
 *
 * @returns at most three, the most similar first
 */
export function suggestQueries(query: string, records: readonly SearchRecord[]): string[] {
  const queryWords = wordsOf(query);
  if (queryWords.length === 0) {
    return [];
  }
  const candidates = new Map<string, string>();
  for (const {type, hierarchy, keywords = []} of records) {
    if (type === 'lvl1') {
      for (const text of [hierarchy.lvl1 ?? '', ...keywords]) {
        candidates.set(text.toLowerCase(), candidates.get(text.toLowerCase()) ?? text);
      }
    }
  }
  candidates.delete(query.trim().toLowerCase());
  return [...candidates.values()]
    .map((text) => ({text, similarity: similarityOf(queryWords, wordsOf(text))}))
    .filter(({similarity}) => similarity > 0)
    .sort((a, b) => b.similarity - a.similarity || a.text.localeCompare(b.text))
    .slice(0, maxSuggestions)
    .map(({text}) => text);
}

/**
 * Returns how much of the query a text covers, with a small penalty for every additional word; 0 if
 * that is too little.
 */
function similarityOf(queryWords: readonly string[], words: readonly string[]): number {
  const similarities = queryWords.map((word) =>
    Math.max(0, ...words.map((other) => wordSimilarity(word, other))),
  );
  const share = similarities.reduce((sum, part) => sum + part, 0) / queryWords.length;
  const isShared = Math.max(...similarities) >= least.similarity || share >= least.share;
  return isShared ? share / Math.sqrt(Math.max(1, words.length)) : 0;
}

function wordSimilarity(queryWord: string, word: string): number {
  const {relative} = damerauLevenshtein(queryWord, word);
  // The first letter is rarely mistyped, and words that differ in it are rarely related.
  return relative <= maxDistance && queryWord[0] === word[0] ? 1 - relative : 0;
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length >= minLength,
  );
}
