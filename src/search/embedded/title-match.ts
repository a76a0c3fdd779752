import {isStopWord, termOf, wordsOf} from './terms';
import type {ExpandedWord} from './vocabulary';

/** What a page is called by: its title, or one of its keywords; a section by other words for it. */
export interface Name {
  /** Its folded words in a row. */
  text: string;
  /** Its terms, without the words that every page has. */
  terms: readonly string[];
}

/** How well a query matches the names of a page. */
export interface TitleMatch {
  /** How much of a name the query has times how much of the query the name has, from 0 to 1. */
  share: number;
  /** Whether a name begins as the query does, as it would while the reader types it. */
  isBegun: boolean;
}

/** The least letters by which a name counts as begun. */
const fewestLetters = 3;

export function namesOf(names: readonly string[]): Name[] {
  return names.map((name) => {
    const words = wordsOf(name);
    return {
      text: words.join(' '),
      terms: words.filter((word) => !isStopWord(word)).map(termOf),
    };
  });
}

export function matchTitle(
  names: readonly Name[],
  query: string,
  expanded: readonly ExpandedWord[],
): TitleMatch {
  const typed = wordsOf(query).join(' ');
  const shares = names.map(({terms}) => {
    const covered = expanded.filter((word) => terms.some((term) => word.terms.has(term)));
    const asked = terms.filter((term) => expanded.some((word) => word.terms.has(term)));
    return (covered.length * asked.length) / (expanded.length * Math.max(1, terms.length));
  });
  return {
    share: Math.max(0, ...shares),
    isBegun: typed.length >= fewestLetters && names.some(({text}) => text.startsWith(typed)),
  };
}
