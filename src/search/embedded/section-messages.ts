import type {SearchRecord} from '../core/record';
import type {Match} from './ranking';

/**
 * What to show of a section whose best text is this. A reader who types a message knows it, and
 * reads what it means; one who types a name sees it among those like it.
 */
export function shownFor(
  {indexed, lead}: Match,
  record: SearchRecord,
): Pick<Match, 'record' | 'lead'> {
  if (!record.isMessage || record.content === null) {
    return {record, lead};
  }
  const meaning = record.content.split(' · ').at(-1);
  return {
    record: indexed.section.records[0],
    lead: meaning?.endsWith('.') ? meaning : record.content,
  };
}
