import {fields, fieldWeights, type Document} from './documents';

/** What one word of a query has found in a document. */
export interface Found {
  /** The number of the document, counted from 0 in the order of adding. */
  document: number;
  score: number;
  /** The terms of the document that matched. */
  terms: string[];
}

/** A full-text index of documents by their terms. */
export interface TextIndex {
  add(document: Document): void;
  /** Finds the documents that have any of the terms. Each term counts as much as its number says. */
  find(terms: ReadonlyMap<string, number>): Found[];
}

/**
 * BM25+: how soon a term's repetition stops to count, how much a long text counts less, and what a
 * match counts in the longest one.
 *
 * @see https://www.csee.umbc.edu/csee/research/cadip/2011Symposium/lv.pdf
 */
const bm25 = {saturation: 1.2, length: 0.7, least: 0.5} as const;

/**
 * Creates an index that answers by BM25+ over weighted fields. Its terms are looked up as they are:
 * what a word may stand for is settled before (see expandQuery).
 *
 * @param analyse turns a text into the terms it is found by
 */
export function createTextIndex(analyse: (text: string) => readonly string[]): TextIndex {
  /** The number of different terms in each field of each document, in a row. */
  const lengths: number[] = [];
  const totalLengths = fields.map(() => 0);
  /** Where each term stands and how often, in a row: its place in `lengths`, then the count. */
  const postings = new Map<string, number[]>();
  let size = 0;

  function scoresOf(term: string): Map<number, number> {
    const list = postings.get(term) ?? [];
    const holders = fields.map(() => 0);
    for (let at = 0; at < list.length; at += 2) {
      const field = (list[at] ?? 0) % fields.length;
      holders[field] = (holders[field] ?? 0) + 1;
    }
    const scores = new Map<number, number>();
    for (let at = 0; at < list.length; at += 2) {
      const place = list[at] ?? 0;
      const count = list[at + 1] ?? 0;
      const field = place % fields.length;
      const holding = holders[field] ?? 0;
      const rarity = Math.log(1 + (size - holding + 0.5) / (holding + 0.5));
      const relativeLength = ((lengths[place] ?? 0) * size) / (totalLengths[field] || 1);
      const often =
        (count * (bm25.saturation + 1)) /
        (count + bm25.saturation * (1 - bm25.length + bm25.length * relativeLength));
      const document = Math.floor(place / fields.length);
      const score = fieldWeights[fields[field] ?? 'content'] * rarity * (bm25.least + often);
      scores.set(document, (scores.get(document) ?? 0) + score);
    }
    return scores;
  }

  return {
    add(document) {
      fields.forEach((field, number) => {
        const counts = new Map<string, number>();
        for (const term of document[field].flatMap(analyse)) {
          counts.set(term, (counts.get(term) ?? 0) + 1);
        }
        const place = size * fields.length + number;
        for (const [term, count] of counts) {
          const list = postings.get(term);
          if (list) {
            list.push(place, count);
          } else {
            postings.set(term, [place, count]);
          }
        }
        lengths.push(counts.size);
        totalLengths[number] = (totalLengths[number] ?? 0) + counts.size;
      });
      size++;
    },
    find(terms) {
      const found = new Map<number, Found>();
      for (const [term, weight] of terms) {
        for (const [document, score] of scoresOf(term)) {
          const entry = found.get(document);
          if (entry) {
            entry.score += weight * score;
            entry.terms.push(term);
          } else {
            found.set(document, {document, score: weight * score, terms: [term]});
          }
        }
      }
      // A text that says a thing in several ways ("rpm-ostree" and its parts) is more about it.
      return [...found.values()].map((entry) => ({
        ...entry,
        score: entry.score * entry.terms.length,
      }));
    },
  };
}
