import type {Passage} from '../../search/core/passage';

/** How many characters of a passage are shown: of the best one, and of the others. */
const longest = {first: 1_200, others: 420};

/** Returns the beginning of a passage, in whole blocks, and whether that is all of it. */
export function excerptOf(
  {blocks}: Passage,
  isFirst: boolean,
): {blocks: readonly string[]; isWhole: boolean} {
  let left = isFirst ? longest.first : longest.others;
  const end = blocks.findIndex((block, index) => {
    left -= block.length;
    return left < 0 && index > 0;
  });
  return end === -1 ? {blocks, isWhole: true} : {blocks: blocks.slice(0, end), isWhole: false};
}
