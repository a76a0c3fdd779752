import {isStopWord, termOf, tokenize} from './terms';
import type {ExpandedWord} from './vocabulary';

/**
 * A name of a page, which is its title or a keyword, or of a section, which comes from its `asked as`
 * comment.
 */
export interface Name {
  /** Its folded words, joined by spaces. */
  text: string;
  /** Its terms, without stop words. */
  terms: readonly string[];
}

/** How well a query matches names. */
interface TitleMatch {
  /** The share of the name that is in the query, times that of the query in the name; 0 to 1. */
  overlap: number;
  /** Whether a name begins with the query, as while the reader types it. */
  isPrefix: boolean;
}

/** The minimum length of a query that counts as the beginning of a name. */
const minPrefixLength = 3;

/** Prepares names. */
export function namesOf(names: readonly string[]): Name[] {
  return names.map((name) => {
    const words = tokenize(name);
    return {
      text: words.join(' '),
      terms: words.filter((word) => !isStopWord(word)).map(termOf),
    };
  });
}

/** Matches a query with names. */
export function matchTitle(
  names: readonly Name[],
  query: string,
  expanded: readonly ExpandedWord[],
): TitleMatch {
  const prefix = tokenize(query).join(' ');
  const overlaps = names.map(({terms}) => {
    const matchedWords = expanded.filter((word) => terms.some((term) => word.terms.has(term)));
    const matchedTerms = terms.filter((term) => expanded.some((word) => word.terms.has(term)));
    return (
      (matchedWords.length * matchedTerms.length) / (expanded.length * Math.max(1, terms.length))
    );
  });
  return {
    overlap: Math.max(0, ...overlaps),
    isPrefix: prefix.length >= minPrefixLength && names.some(({text}) => text.startsWith(prefix)),
  };
}
