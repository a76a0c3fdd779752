import type {Passage} from '../../search/core/passage';
import {fittingBlocks} from './fittingBlocks';

/** How many characters of a passage are shown: of the best one, and of the others. */
const longest = {first: 1_200, others: 420};

/** A part of a passage, in whole blocks. */
interface Excerpt {
  blocks: readonly string[];
  /** Whether blocks before it, or after it, are left out. */
  isCut: {before: boolean; after: boolean};
}

/** Returns the beginning of a passage, or what is around its telling block if that is further down. */
export function excerptOf(passage: Passage, isFirst: boolean): Excerpt {
  const {start, end} = fittingBlocks(passage, isFirst ? longest.first : longest.others);
  const last = Math.max(end, start + 1);
  return {
    blocks: passage.blocks.slice(start, last),
    isCut: {before: start > 0, after: last < passage.blocks.length},
  };
}
