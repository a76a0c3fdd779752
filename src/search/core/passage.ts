import {limits, type Closeness} from './client';
import {levels, type SearchRecord} from './record';

/** A section of a page with its whole text, as an answer to a question quotes it. */
export interface Passage {
  /** The path of the page with the anchor of the section. */
  url: string;
  /** The title of the page, then the headings down to the section. */
  path: readonly string[];
  /** Its blocks of text and code; see the content of SearchRecord. */
  blocks: readonly string[];
  /** The number of the block that has most of the question, from zero. */
  telling?: number;
}

/** What the site says about a question. */
export interface Passages {
  /** The best first. */
  passages: Passage[];
  /** Whether some page has enough of the question. */
  isCovered: boolean;
  /** Whether the passages only come closest to the question, as the search says of its hits. */
  isInDoubt: boolean;
}

/** A section that the engine has found, with why it stands where it does. */
export interface FoundSection {
  /** The record of its heading, then those of its text. */
  records: readonly [SearchRecord, ...SearchRecord[]];
  /** The number of the record that has most of the question, from zero. */
  best: number;
  factors: Readonly<Record<string, number>>;
  /** The share of the question that the section has, from 0 to 1. */
  coverage: number;
}

/** The sections that an engine finds for a question, as a search ranks them. */
export interface FoundSections {
  sections: readonly FoundSection[];
  /** How well the best one fits, if it is not surely about all of the question. */
  closeness?: Closeness;
}

/** How many sections the engine returns at most. */
export const mostSections = 100;

/** How many sections in a row come from the ranking, before one that says much. */
const rankedInARow = 2;

/** How many passages a question has at most: more than that is more than a small model reads. */
const mostPassages = 16;

/** Undoes that the ranking weakens the score of a page (see embedded/weights.ts). */
const pageExponent = 2.5;

/**
 * The coverage of the best section for a long question to be covered. No page has all of its words, so
 * that its ranking is always a partial one.
 */
const leastCoverage = 0.5;

/**
 * Selects the passages for a question.
 *
 * A search has the section that a reader wants first, but it is far behind if a long question has words
 * that it lacks. A reader of passages can skip some, so sections that say much about the words come
 * between, whatever they lack: that finds the right one more often.
 */
export function passagesFor(question: string, {sections, closeness}: FoundSections): Passages {
  const queues = [sections.values(), [...sections].sort((a, b) => saying(b) - saying(a)).values()];
  const taken = new Set<FoundSection>();
  const takeFrom = (queue: Iterator<FoundSection> | undefined) => {
    let next = queue?.next();
    while (next && !next.done && taken.has(next.value)) {
      next = queue?.next();
    }
    if (next && !next.done) {
      taken.add(next.value);
    }
  };
  while (taken.size < Math.min(mostPassages, sections.length)) {
    for (let count = 0; count < rankedInARow; count++) {
      takeFrom(queues[0]);
    }
    takeFrom(queues[1]);
  }
  const isLong = question.length > limits.queryLength;
  const isCovered = isLong
    ? (sections[0]?.coverage ?? 0) >= leastCoverage
    : sections.length > 0 && closeness !== 'partial';
  return {
    passages: [...taken].slice(0, mostPassages).map(passageOf),
    isCovered,
    isInDoubt: !isCovered || (!isLong && closeness !== undefined),
  };
}

/** How much a section and its page say about the words of the question. */
function saying({factors}: FoundSection): number {
  const {words = 0, page = 0, 'rank of the page': rankOfPage = 0} = factors;
  return words * page ** pageExponent * rankOfPage;
}

function passageOf({records, best}: FoundSection): Passage {
  const [{url, hierarchy}] = records;
  const blocksOf = (some: readonly SearchRecord[]) => some.flatMap(({content}) => content ?? []);
  return {
    url,
    path: levels.slice(1).flatMap((level) => hierarchy[level] ?? []),
    blocks: blocksOf(records),
    telling: blocksOf(records.slice(0, best)).length,
  };
}
