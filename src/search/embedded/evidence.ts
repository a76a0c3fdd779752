import type {Found} from './text-index';

/** What a document has of a query. */
export interface Evidence {
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
export function evidenceOf(
  results: readonly Found[][],
  information: readonly number[],
): Map<number, Evidence> {
  const total = information.reduce((sum, value) => sum + value, 0);
  const evidence = new Map<number, Evidence>();
  results.forEach((ofWord, place) => {
    for (const {document, score, terms} of ofWord) {
      const entry = evidence.get(document) ?? {score: 0, coverage: 0, terms: []};
      entry.score += score;
      entry.coverage += (information[place] ?? 0) / total;
      entry.terms.push(terms);
      evidence.set(document, entry);
    }
  });
  return evidence;
}
