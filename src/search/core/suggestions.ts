import damerauLevenshtein from 'damerau-levenshtein';
import type {SearchRecord} from './record';

/** How many queries are suggested (SPEC §8). */
const most = 3;

/** How different two words may be, as a share of the longer one, to pass for a slip. */
const mostDifferent = 0.4;

/** Words with fewer letters are too common to say what a query is about. */
const fewestLetters = 3;

/**
 * Queries that find something and come near one that found nothing: titles and keywords of pages
 * that share a word with it, or nearly so.
 *
 * @returns three at most, the nearest first; none when nothing comes near
 */
export function suggestQueries(query: string, records: readonly SearchRecord[]): string[] {
  const asked = wordsOf(query);
  if (asked.length === 0) {
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
    .map((text) => ({text, nearness: nearnessOf(asked, wordsOf(text))}))
    .filter(({nearness}) => nearness > 0)
    .sort((a, b) => b.nearness - a.nearness || a.text.localeCompare(b.text))
    .slice(0, most)
    .map(({text}) => text);
}

/** How much of the query a text has, with a little less for every word that was not asked for. */
function nearnessOf(asked: readonly string[], words: readonly string[]): number {
  const shared = asked
    .map((word) => Math.max(0, ...words.map((other) => likeness(word, other))))
    .reduce((sum, part) => sum + part, 0);
  return shared / asked.length / Math.sqrt(Math.max(1, words.length));
}

function likeness(asked: string, word: string): number {
  const {relative} = damerauLevenshtein(asked, word);
  // The first letter is seldom mistyped, and words that differ in it seldom mean the same.
  return relative <= mostDifferent && asked[0] === word[0] ? 1 - relative : 0;
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length >= fewestLetters,
  );
}
