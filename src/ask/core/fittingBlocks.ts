import type {Passage} from '../../search/core/passage';

/**
 * Selects blocks of a passage that fit into a number of characters: the first ones, or those from the
 * one before the telling block on if that is further down. No command is cut in the middle.
 *
 * @returns the numbers of the first block, and of the one after the last; the same number if not even
 *   one fits
 */
export function fittingBlocks(
  {blocks, telling = 0}: Pick<Passage, 'blocks' | 'telling'>,
  room: number,
): {start: number; end: number} {
  const from = (start: number) => {
    let left = room;
    let end = start;
    // Each block ends with a line feed.
    while (end < blocks.length && (left -= (blocks[end] ?? '').length + 1) >= 0) {
      end++;
    }
    return {start, end};
  };
  const reachesTelling = ({end}: {end: number}) => end > telling;
  return [0, Math.max(0, telling - 1)].map(from).find(reachesTelling) ?? from(telling);
}
