import {isFromProgram, reportsError} from '../core/message';
import {rank, type Match, type Ranking} from './ranking';
import type {SiteIndex} from './site-index';

/** How many lines of a message are searched for, each by itself: all would take too long. */
const mostLines = 8;

/** How much better than the whole message one line has to match. */
const lead = 2.5;

/** The factors that tell how much of a text a match has, whatever its length. */
const likeness = ['words together', 'best text', 'similar wordings', 'asked as'];

/**
 * Finds the sections that match a query. Of a message of several lines, most are harmless as a rule:
 * if one line matches far better than all of them together, that line counts. If the best section surely
 * has one line, the others leave no doubt about it.
 *
 * @param input a query, or a message with its lines
 */
export function rankLines(input: string, index: SiteIndex): Ranking {
  const whole = rank(input, index);
  const lines = input.split('\n');
  if (lines.length === 1 || !isFromProgram(input)) {
    return whole;
  }
  const errors = lines.filter(reportsError);
  const candidates = (errors.length > 0 ? errors : lines).slice(-mostLines);
  const [best = whole] = candidates
    .map((line) => rank(line, index, true))
    .sort((one, other) => likenessOf(other) - likenessOf(one));
  if (likenessOf(best) > lead * likenessOf(whole)) {
    return best;
  }
  const isSame = best.matches[0]?.indexed === whole.matches[0]?.indexed;
  return isSame && !best.closeness ? {matches: whole.matches, words: whole.words} : whole;
}

function likenessOf({matches: [first]}: Ranking): number {
  const factorsOf = ({factors}: Match) => likeness.map((name) => factors[name] ?? 1);
  return first ? factorsOf(first).reduce((product, factor) => product * factor, 1) : 0;
}
