import type {Found} from './text-index';

/** How well a document matches a query. */
export interface DocumentMatch {
  score: number;
  /** The share of the query's information that the document has, from 0 to 1. */
  coverage: number;
  /** The terms that matched, of each word. */
  terms: (readonly string[])[];
}

/**
 * Adds up what the words of a query have found.
 *
 * @param results what each word has found, in the order of the query
 * @param information how much each word tells
 */
export function matchDocuments(
  results: readonly Found[][],
  information: readonly number[],
): Map<number, DocumentMatch> {
  const total = information.reduce((sum, value) => sum + value, 0);
  const matches = new Map<number, DocumentMatch>();
  results.forEach((ofWord, place) => {
    for (const {document, score, terms} of ofWord) {
      const entry = matches.get(document) ?? {score: 0, coverage: 0, terms: []};
      entry.score += score;
      entry.coverage += (information[place] ?? 0) / total;
      entry.terms.push(terms);
      matches.set(document, entry);
    }
  });
  return matches;
}
