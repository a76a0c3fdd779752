import {fields, fieldWeights, type Document} from './documents';

/** The match of one word of a query in a document. */
export interface WordMatch {
  /** The zero-based number of the document, in the order in which they were added. */
  document: number;
  score: number;
  /** The terms of the document that matched. */
  terms: string[];
}

/** A full-text index of documents. */
export interface TextIndex {
  add(document: Document): void;
  /** Finds the documents that contain any of the terms, which have weights. */
  find(terms: ReadonlyMap<string, number>): WordMatch[];
  /** Returns the number of documents that contain a term. */
  frequencyOf(term: string): number;
}

/**
 * The parameters of BM25+.
 *
 * @see https://www.csee.umbc.edu/csee/research/cadip/2011Symposium/lv.pdf
 */
const bm25 = {k1: 1.2, b: 0.7, delta: 0.5} as const;

/** The weight of a term from which on it is the word itself, and not one that was perhaps meant. */
const minSureWeight = 0.75;

/**
 * The forms of a word that a document has. A text with several of them ("rpm-ostree" and its parts)
 * is more about the subject. Of words that only begin like the one typed, or resemble it, the reader
 * meant one, so that the best of them counts: a long text has many that begin with "d".
 */
interface Forms {
  terms: string[];
  /** The sum of the scores of the word itself, and of their weights. */
  sure: number;
  weight: number;
  /** The best score of another word. */
  guess: number;
}

/** Returns the inverse document frequency of a term, as BM25 defines it. */
export function inverseDocumentFrequency(documents: number, documentFrequency: number): number {
  return Math.log(1 + (documents - documentFrequency + 0.5) / (documentFrequency + 0.5));
}

/**
 * Creates an index that ranks by BM25+ with weighted fields. Terms match exactly: expandQuery has
 * already added variants.
 *
 * @param analyze splits a text into terms
 */
export function createTextIndex(analyze: (text: string) => readonly string[]): TextIndex {
  /** The number of distinct terms of each field of each document. */
  const lengths: number[] = [];
  const totalLengths = fields.map(() => 0);
  /** For each term, alternately an index of `lengths` and the number of occurrences there. */
  const postings = new Map<string, number[]>();
  const frequencies = new Map<string, number>();
  let size = 0;

  const documentOf = (slot: number) => Math.floor(slot / fields.length);

  function frequencyOf(term: string): number {
    let frequency = frequencies.get(term);
    if (frequency === undefined) {
      const slots = (postings.get(term) ?? []).filter((_, at) => at % 2 === 0);
      frequency = new Set(slots.map(documentOf)).size;
      frequencies.set(term, frequency);
    }
    return frequency;
  }

  function scoresOf(term: string): Map<number, number> {
    const list = postings.get(term) ?? [];
    const documentFrequencies = fields.map(() => 0);
    for (let at = 0; at < list.length; at += 2) {
      const field = (list[at] ?? 0) % fields.length;
      documentFrequencies[field] = (documentFrequencies[field] ?? 0) + 1;
    }
    const scores = new Map<number, number>();
    for (let at = 0; at < list.length; at += 2) {
      const slot = list[at] ?? 0;
      const count = list[at + 1] ?? 0;
      const field = slot % fields.length;
      const idf = inverseDocumentFrequency(size, documentFrequencies[field] ?? 0);
      const relativeLength = ((lengths[slot] ?? 0) * size) / (totalLengths[field] || 1);
      const termFrequency =
        (count * (bm25.k1 + 1)) / (count + bm25.k1 * (1 - bm25.b + bm25.b * relativeLength));
      const document = documentOf(slot);
      const score = fieldWeights[fields[field] ?? 'content'] * idf * (bm25.delta + termFrequency);
      scores.set(document, (scores.get(document) ?? 0) + score);
    }
    return scores;
  }

  return {
    frequencyOf,
    add(document) {
      fields.forEach((field, number) => {
        const counts = new Map<string, number>();
        for (const term of document[field].flatMap(analyze)) {
          counts.set(term, (counts.get(term) ?? 0) + 1);
        }
        const slot = size * fields.length + number;
        for (const [term, count] of counts) {
          const list = postings.get(term);
          if (list) {
            list.push(slot, count);
          } else {
            postings.set(term, [slot, count]);
          }
        }
        lengths.push(counts.size);
        totalLengths[number] = (totalLengths[number] ?? 0) + counts.size;
      });
      size++;
      frequencies.clear();
    },
    find(terms) {
      const matches = new Map<number, Forms>();
      for (const [term, weight] of terms) {
        for (const [document, score] of scoresOf(term)) {
          let match = matches.get(document);
          if (!match) {
            match = {terms: [], sure: 0, weight: 0, guess: 0};
            matches.set(document, match);
          }
          match.terms.push(term);
          if (weight >= minSureWeight) {
            match.sure += weight * score;
            match.weight += weight;
          } else {
            match.guess = Math.max(match.guess, weight * score);
          }
        }
      }
      return [...matches].map(([document, {terms: found, sure, weight, guess}]) => ({
        document,
        score: sure * Math.max(1, weight) + guess,
        terms: found,
      }));
    },
  };
}
