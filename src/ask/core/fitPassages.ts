import type {Passage} from '../../search/core/passage';
import {fittingBlocks} from './fittingBlocks';

/** A context that every usual server has: Ollama's smallest default, in tokens. */
export const defaultContext = 4_096;

/** The smallest context that has room for an answer, in tokens. */
export const smallestContext = 1_024;

/** What is left of the context for the rules, the conversation and the answer. */
const reserved = {share: 0.3, leastTokens: 600};

/**
 * How many characters make a token, at least. Models split English into pieces of about 4
 * characters, and commands into shorter ones.
 */
const charactersPerToken = 3.4;

/**
 * How many characters of a passage are quoted at most: nearly all sections are shorter than the first
 * number. From the fourth passage on, more passages help more than longer ones.
 */
const longest = {first: 1_800, others: 800};
const firstPassages = 3;

/** Returns how many characters of passages fit into a context. */
export function roomFor(context: number): number {
  const left = context - Math.max(reserved.leastTokens, context * reserved.share);
  return Math.max(0, Math.floor(left * charactersPerToken));
}

/**
 * Trims passages to a context, whole blocks at a time, so that no command is cut in the middle. The
 * first passages go first; one that does not fit makes place for shorter ones behind it.
 */
export function fitPassages(passages: readonly Passage[], context: number): Passage[] {
  let left = roomFor(context);
  return passages.flatMap((passage, index) => {
    const heading = lengthOf(passage.path);
    const most = Math.min(left, index < firstPassages ? longest.first : longest.others);
    const {start, end} = fittingBlocks(passage, most - heading);
    if (start === end) {
      return [];
    }
    const blocks = passage.blocks.slice(start, end);
    left -= heading + blocks.join('\n').length + 1;
    return [{...passage, blocks, telling: 0}];
  });
}

function lengthOf(path: readonly string[]): number {
  // The number, the separators and the line feeds of a passage in the prompt.
  return path.join('').length + 3 * path.length + 12;
}
