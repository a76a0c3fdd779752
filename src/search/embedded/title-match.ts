import {sumOf} from './information';
import type {SiteIndex} from './site-index';
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

/** How well names match a query. */
export interface NameMatch {
  /** The share of the name that is in the query, times that of the query in the name; 0 to 1. */
  overlap: number;
  /** The largest share of the query that a name has, from 0 to 1. */
  share: number;
  /** Whether a name has the whole query, as far as it says something. */
  isWhole: boolean;
  /** Whether a name begins with the query, as while the reader types it. */
  isPrefix: boolean;
}

/** From which overlap on a name is the query. */
export const exactName = 0.9;

/**
 * From which weight on a term stands for a word of a query that is a name by itself. Longer words that
 * begin with a known one have less (vocabulary.ts): who types "brew" wants brew, and not Brewfiles.
 */
const minTermWeight = 0.2;

/** The minimum length of a query that counts as the beginning of a name. */
const minPrefixLength = 3;

/** How much of a query a name has that has all but words like "how" and "the". */
const wholeShare = 0.95;

interface Shares {
  /** How much of the query a name has, from 0 to 1. */
  ofQuery: number;
  /** How much of the name is in the query, from 0 to 1. */
  ofName: number;
}

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

/** Matches names with the query that it was created for. */
export type NameMatcher = (names: readonly Name[]) => NameMatch;

/**
 * Creates a matcher for a query. Words count by what they say: of "turn off startup apps", the name
 * "Startup apps" has the greater part.
 *
 * @param information what each word of the query says
 * @param index tells what a term of a name says, and which names there are
 */
export function createNameMatcher(
  query: string,
  expanded: readonly ExpandedWord[],
  information: readonly number[],
  {idfOf, nameTexts}: Pick<SiteIndex, 'idfOf' | 'nameTexts'>,
): NameMatcher {
  const prefix = tokenize(query).join(' ');
  const isName = nameTexts.has(prefix);
  const positions = new Map<string, number[]>();
  expanded.forEach(({terms}, position) =>
    terms.forEach((weight, term) => {
      if (!isName || weight >= minTermWeight) {
        positions.set(term, [...(positions.get(term) ?? []), position]);
      }
    }),
  );
  const total = sumOf(information);

  function sharesOf({terms}: Name): Shares {
    const matched = terms.filter((term) => positions.has(term));
    if (matched.length === 0) {
      return {ofQuery: 0, ofName: 0};
    }
    const words = new Set(matched.flatMap((term) => positions.get(term) ?? []));
    return {
      ofQuery: sumOf([...words].map((position) => information[position] ?? 0)) / total,
      ofName: sumOf(matched.map(idfOf)) / sumOf(terms.map(idfOf)),
    };
  }

  function beginsWithQuery(name: string): boolean {
    return isName ? `${name} `.startsWith(`${prefix} `) : name.startsWith(prefix);
  }

  return (names) => {
    const shares = names.map(sharesOf);
    return {
      overlap: Math.max(0, ...shares.map(({ofQuery, ofName}) => ofQuery * ofName)),
      share: Math.max(0, ...shares.map(({ofQuery}) => ofQuery)),
      isWhole: shares.some(({ofQuery}) => ofQuery >= wholeShare),
      isPrefix: prefix.length >= minPrefixLength && names.some(({text}) => beginsWithQuery(text)),
    };
  };
}
