import type {SearchRecord} from '../core/record';
import type {Match} from './ranking';

/**
 * What to show of a section whose best text is this. A reader who types a message knows it, and
 * reads what it means; one who types a name sees it among those like it.
 */
export function shownFor(
  {indexed, lead}: Match,
  record: SearchRecord,
): Pick<Match, 'record' | 'lead' | 'isMeaning'> {
  if (!record.isMessage || record.content === null) {
    return {record, lead};
  }
  const last = record.content.split(' · ').at(-1);
  const isMeaning = last?.endsWith('.') ?? false;
  return {
    record: indexed.section.records[0],
    lead: isMeaning ? last : record.content,
    isMeaning,
  };
}
