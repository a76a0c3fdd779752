import {levels, type SearchRecord} from '../core/record';
import {popCount} from './bits';
import type {Section} from './documents';
import type {ExpandedWord} from './vocabulary';

/** The best record of a section, and the factor for the section's score. */
export interface RerankedSection {
  record: SearchRecord;
  factor: number;
}

/** The maximum boosts of a record. */
const boosts = {
  /** For the level of its heading; a page's title has the highest. */
  level: 0.8,
  /** For a heading that consists of nothing but words of the query. */
  heading: 0.6,
  /** For words that are adjacent as in the query. */
  proximity: 3,
} as const;

/** The terms of a record as readers see it, in their order. */
interface RecordTerms {
  /** The terms of its heading. */
  title: readonly string[];
  /** The terms of its text, or of its heading if it has no text. */
  text: readonly string[];
  /** The terms of all headings that are shown with it. */
  headings: readonly string[];
}

/** The words of the query that each term stands for, as bits. */
export type WordBits = ReadonlyMap<string, number>;

/** Assigns a bit to each word. A query of 64 characters has 32 words at most. */
export function wordBitsOf(expanded: readonly ExpandedWord[]): WordBits {
  const bits = new Map<string, number>();
  expanded.forEach(({terms}, position) => {
    for (const term of terms.keys()) {
      bits.set(term, (bits.get(term) ?? 0) | (1 << position));
    }
  });
  return bits;
}

const termsOfRecords = new WeakMap<SearchRecord, RecordTerms>();

function termsOfRecord(
  record: SearchRecord,
  termsOf: (text: string) => readonly string[],
): RecordTerms {
  let terms = termsOfRecords.get(record);
  if (!terms) {
    const {type, content, hierarchy} = record;
    const title = termsOf(hierarchy[type === 'content' ? 'lvl1' : type] ?? '');
    const text = content === null ? title : termsOf(content);
    const headings = levels.flatMap((level) => termsOf(hierarchy[level] ?? ''));
    terms = {title, text, headings};
    termsOfRecords.set(record, terms);
  }
  return terms;
}

/**
 * Finds the best record of a section for a query.
 *
 * @param wordCount the number of words in the query
 * @param termsOf returns the terms of a text, in their order
 */
export function rerankSection(
  {records}: Section,
  bits: WordBits,
  wordCount: number,
  termsOf: (text: string) => readonly string[],
): RerankedSection {
  let best: (RerankedSection & {score: number}) | undefined;
  for (const record of records) {
    const {title, text, headings} = termsOfRecord(record, termsOf);
    /** The words that occur anywhere, and those that directly follow their predecessor. */
    let found = 0;
    let adjacent = 0;
    let matchedInTitle = 0;
    let previous = 0;
    for (const term of title) {
      const current = bits.get(term) ?? 0;
      matchedInTitle += current === 0 ? 0 : 1;
      adjacent |= (previous << 1) & current;
      previous = current;
    }
    for (const term of text) {
      const current = bits.get(term) ?? 0;
      found |= current;
      adjacent |= (previous << 1) & current;
      previous = current;
    }
    for (const term of headings) {
      found |= bits.get(term) ?? 0;
    }
    const factor =
      (1 + (boosts.heading * matchedInTitle) / Math.max(1, title.length)) *
      (1 + (boosts.proximity * popCount(adjacent)) / Math.max(1, wordCount - 1)) *
      (1 + (boosts.level * record.weight.level) / 100);
    const score = factor * (popCount(found) / Math.max(1, wordCount)) ** 2;
    if (!best || score > best.score) {
      best = {record, factor, score};
    }
  }
  return best ?? {record: records[0], factor: 1};
}
