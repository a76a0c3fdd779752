import {limits} from '../../core/client';
import {truncate} from '../../core/truncate';

/**
 * Returns a query after a key press, for what is typed before there is an input.
 *
 * @param key a character, or Backspace
 */
export function edited(query: string, key: string): string {
  const before = [...query];
  const after = key === 'Backspace' ? before.slice(0, -1) : [...before, key];
  return truncate(after.join(''), limits.queryLength);
}
