import type {SearchRecord} from '../core/record';
import type {Match} from './ranking';
import type {WordPositions} from './rerank';
import {isStopWord} from './terms';

/** The share of the words of a message that a query has more of if the reader has that message. */
const quoted = 0.6;

/**
 * Up to how many words a message must be there as a whole, but for the name of the program, with which it
 * begins: "printer not found" is not about the driver of a printer.
 */
const shortMessage = 4;

/**
 * What to show of a section whose best text is this. A reader who has a message knows it, and reads
 * what it means; one who types a name sees that name, and what it is. A message that only has some of the
 * words is another one: what it means would mislead, so the section says what it is about.
 *
 * @param positions the words of the query, by the terms that stand for them
 * @param termsOf returns the terms of a text
 */
export function shownFor(
  {indexed, lead}: Match,
  record: SearchRecord,
  positions: WordPositions,
  termsOf: (text: string) => readonly string[],
): Pick<Match, 'record' | 'lead' | 'isMeaning' | 'quoted'> {
  if (!record.isMessage || record.content === null) {
    return {record, lead};
  }
  const heading = indexed.section.records[0];
  const parts = record.content.split(' · ');
  const last = parts.pop();
  if (!last?.endsWith('.')) {
    const names = parts.join(' · ').split(', ');
    const asked = names.filter((name) => termsOf(name).some((term) => positions.has(term)));
    return {
      record: heading,
      lead: [(asked.length > 0 ? asked : names).join(', '), last].join(' · '),
    };
  }
  const terms = new Set(termsOf(parts.join(' ')).filter((term) => !isStopWord(term)));
  const found = [...terms].filter((term) => positions.has(term));
  const isWhole = [...terms].slice(1).every((term) => positions.has(term));
  const share = found.length / terms.size;
  const isLong = terms.size > shortMessage;
  return share > quoted && (isWhole || isLong)
    ? {record: heading, lead: last, isMeaning: true, ...(isLong && {quoted: share})}
    : {record: heading, lead};
}
