import type {Match} from './ranking';
import {weights} from './weights';

/**
 * Whether a match is surely about all of a query. The score tells that better than the words that are
 * missing, since the best section often has other words for them. Only a short query is too short for
 * a high score, and there its words tell. What answers an intent may lack half of the words.
 *
 * @param words how many words the query has
 */
export function isSure({coverage, score, factors}: Match, words: number): boolean {
  const {minScore, short, answer} = weights.sure;
  const isAnswer = (factors.intent ?? 1) > 1;
  return (
    score >= minScore ||
    (words <= short.words && coverage >= short.coverage) ||
    (isAnswer && coverage >= answer)
  );
}
