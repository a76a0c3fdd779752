import {levels, type SearchRecord} from '../record';
import type {Concept} from './concepts';
import type {Section} from './documents';

/** The record of a section to show, and by what the section's score is multiplied for it. */
export interface CloseLook {
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

/**
 * Finds the record of a section that says best what was asked for, and how well it does.
 *
 * @param termsOf the terms of a text, in their order
 */
export function lookCloselyAt(
  {records}: Section,
  concepts: readonly Concept[],
  termsOf: (text: string) => readonly string[],
): CloseLook {
  const looks = records.map((record) => {
    const {type, content, hierarchy, weight} = record;
    const title = termsOf(hierarchy[type === 'content' ? 'lvl1' : type] ?? '');
    const text = content === null ? title : termsOf(content);
    const factor =
      (1 + gains.heading * shareAskedFor(title, concepts)) *
      (1 + gains.proximity * proximityIn([...title, ...text], concepts)) *
      (1 + (gains.level * weight.level) / 100);
    // A hit on text shows the headings above it, too.
    const shown = levels.flatMap((level) => termsOf(hierarchy[level] ?? ''));
    return {record, factor, fit: factor * shareFound([...shown, ...text], concepts) ** 2};
  });
  return looks.reduce((best, look) => (look.fit > best.fit ? look : best));
}

/** The share of a heading's terms that the query has. */
function shareAskedFor(heading: readonly string[], concepts: readonly Concept[]): number {
  const asked = heading.filter((term) => concepts.some(({terms}) => terms.has(term)));
  return asked.length / Math.max(1, heading.length);
}

/** The share of the query's words that a text has. */
function shareFound(text: readonly string[], concepts: readonly Concept[]): number {
  const found = concepts.filter(({terms}) => text.some((term) => terms.has(term)));
  return found.length / Math.max(1, concepts.length);
}

/** The share of the query's pairs of neighbours that are neighbours in a text, too. */
function proximityIn(text: readonly string[], concepts: readonly Concept[]): number {
  const pairs = concepts.slice(1).filter((concept, index) => {
    const before = concepts[index];
    return text.some(
      (term, place) => before?.terms.has(term) && concept.terms.has(text[place + 1] ?? ''),
    );
  });
  return pairs.length / Math.max(1, concepts.length - 1);
}
