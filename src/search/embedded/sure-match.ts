import type {Match} from './ranking';
import {weights} from './weights';

/**
 * Whether a match is about all of a query: it has nearly all words, or the other factors say so. The
 * score tells that better than the words that are missing, since the best section often has other
 * words for them. What answers an intent may lack half of the words.
 *
 * @param isLong whether the query is a long message, of which no page has more than the telling part
 */
export function isSure({coverage, score, factors}: Match, isLong: boolean): boolean {
  const {query, minScore, answer, message, quotes} = weights.sure;
  const isAnswer = (factors.intent ?? 1) > 1;
  const isQuote = isLong && coverage >= message && (factors['best text'] ?? 1) >= quotes;
  return score >= minScore || coverage >= (isAnswer ? answer : query) || isQuote;
}
