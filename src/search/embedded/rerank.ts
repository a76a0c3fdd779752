import {levels, type SearchRecord} from '../core/record';
import {popCount} from './bits';
import type {Section} from './documents';
import type {ExpandedWord} from './vocabulary';

/** The record of a section to show, and by what the section's score is multiplied for it. */
export interface RerankedSection {
  record: SearchRecord;
  factor: number;
}

/** How much more a record counts, at most … */
const gains = {
  /** for the level of its heading, a page's title having the highest; */
  level: 0.8,
  /** for a heading that says what was asked for and nothing else; */
  heading: 0.6,
  /** for words that stand next to each other as in the query. */
  proximity: 3,
} as const;

/** The terms of a record as readers see it, in their order. */
interface Texts {
  /** Of its heading. */
  title: readonly string[];
  /** Of its text; for a heading, its own once more. */
  text: readonly string[];
  /** Of the headings above it, which a hit on text shows, too. */
  above: readonly string[];
}

/** Tells which words of a query each term stands for, one bit each. */
export type WordBits = ReadonlyMap<string, number>;

/** The bits of a query's words; its 64 characters make 32 of them at most. */
export function bitsOf(expanded: readonly ExpandedWord[]): WordBits {
  const bits = new Map<string, number>();
  expanded.forEach(({terms}, place) => {
    for (const term of terms.keys()) {
      bits.set(term, (bits.get(term) ?? 0) | (1 << place));
    }
  });
  return bits;
}

const textsOfRecords = new WeakMap<SearchRecord, Texts>();

function textsOf(record: SearchRecord, termsOf: (text: string) => readonly string[]): Texts {
  let texts = textsOfRecords.get(record);
  if (!texts) {
    const {type, content, hierarchy} = record;
    const title = termsOf(hierarchy[type === 'content' ? 'lvl1' : type] ?? '');
    const text = content === null ? title : termsOf(content);
    const above = levels.flatMap((level) => termsOf(hierarchy[level] ?? ''));
    texts = {title, text, above};
    textsOfRecords.set(record, texts);
  }
  return texts;
}

/**
 * Finds the record of a section that says best what was asked for, and how well it does.
 *
 * @param count how many words the query has
 * @param termsOf the terms of a text, in their order
 */
export function rerankSection(
  {records}: Section,
  bits: WordBits,
  count: number,
  termsOf: (text: string) => readonly string[],
): RerankedSection {
  let best: (RerankedSection & {fit: number}) | undefined;
  for (const record of records) {
    const {title, text, above} = textsOf(record, termsOf);
    /** Which words stand anywhere, and which right behind the one before them in the query. */
    let found = 0;
    let adjacent = 0;
    let asked = 0;
    let before = 0;
    for (const term of title) {
      const here = bits.get(term) ?? 0;
      asked += here === 0 ? 0 : 1;
      adjacent |= (before << 1) & here;
      before = here;
    }
    for (const term of text) {
      const here = bits.get(term) ?? 0;
      found |= here;
      adjacent |= (before << 1) & here;
      before = here;
    }
    for (const term of above) {
      found |= bits.get(term) ?? 0;
    }
    const factor =
      (1 + (gains.heading * asked) / Math.max(1, title.length)) *
      (1 + (gains.proximity * popCount(adjacent)) / Math.max(1, count - 1)) *
      (1 + (gains.level * record.weight.level) / 100);
    const fit = factor * (popCount(found) / Math.max(1, count)) ** 2;
    if (!best || fit > best.fit) {
      best = {record, factor, fit};
    }
  }
  return best ?? {record: records[0], factor: 1};
}
