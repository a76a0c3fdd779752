import {rankOfAnswer, routesOf} from './metrics';
import type {JudgedQuery} from './queries';

/** What a reader sees while typing a query. */
interface Typing {
  /** The share of the letters after which an answer is among the first three pages; 1 if never. */
  needed: number;
  /** The number of keys after the first. */
  keys: number;
  /** How many of them change the first hit. */
  changes: number;
}

/** The same for several queries. */
export interface TypingReport {
  queries: number;
  /** The median of `needed`. */
  medianNeeded: number;
  /** The share of keys that change the first hit. */
  changes: number;
}

/** How many of the first pages count. */
const firstPages = 3;

/** Types a query letter by letter. */
function type(
  {query, relevant}: JudgedQuery,
  search: (query: string) => readonly string[],
): Typing {
  const letters = Array.from(query);
  const shown = letters.map((_letter, index) => search(letters.slice(0, index + 1).join('')));
  const answered = shown.findIndex((urls) => {
    const rank = rankOfAnswer(routesOf(urls), relevant);
    return rank !== undefined && rank <= firstPages;
  });
  return {
    needed: answered === -1 ? 1 : (answered + 1) / letters.length,
    keys: letters.length - 1,
    changes: shown.filter((urls, index) => index > 0 && urls[0] !== shown[index - 1]?.[0]).length,
  };
}

/**
 * Measures the search while judged queries are typed: how soon the answer is there, and how often
 * the first hit changes under the reader's eyes.
 *
 * @param search returns the URLs of the hits shown for what is typed so far
 */
export function measureTyping(
  queries: readonly JudgedQuery[],
  search: (query: string) => readonly string[],
): TypingReport {
  const typed = queries.filter(({kind}) => kind !== 'none').map((judged) => type(judged, search));
  const total = (count: (each: Typing) => number) =>
    typed.reduce((sum, each) => sum + count(each), 0);
  return {
    queries: typed.length,
    medianNeeded: medianOf(typed.map(({needed}) => needed)),
    changes:
      total(({changes}) => changes) /
      Math.max(
        1,
        total(({keys}) => keys),
      ),
  };
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 0 ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}
