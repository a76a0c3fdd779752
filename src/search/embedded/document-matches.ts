import type {WordMatch} from './text-index';

/** How well a document matches a query. */
export interface DocumentMatch {
  score: number;
  /** The share of the query's information that the document contains, from 0 to 1. */
  coverage: number;
  /** The matched terms of each word that it has. */
  terms: (readonly string[])[];
  /** The share of the query's information that each of these words carries. */
  shares: number[];
}

/**
 * Combines the matches of the single words of a query.
 *
 * @param results the matches of each word, in the order of the query
 * @param information the information that each word carries
 */
export function matchDocuments(
  results: readonly WordMatch[][],
  information: readonly number[],
): Map<number, DocumentMatch> {
  const total = information.reduce((sum, value) => sum + value, 0);
  const matches = new Map<number, DocumentMatch>();
  results.forEach((wordMatches, index) => {
    const share = (information[index] ?? 0) / total;
    for (const {document, score, terms} of wordMatches) {
      const entry = matches.get(document) ?? {score: 0, coverage: 0, terms: [], shares: []};
      entry.score += score;
      entry.coverage += share;
      entry.terms.push(terms);
      entry.shares.push(share);
      matches.set(document, entry);
    }
  });
  return matches;
}
