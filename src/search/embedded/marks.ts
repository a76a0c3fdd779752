import {saysLittle} from './english';
import type {SiteIndex} from './site-index';
import type {ExpandedWord} from './vocabulary';

/** Corrections and completions are marked if they are at least this likely, relative to the best. */
const likely = 0.5;

/**
 * Returns the terms to mark in a hit: what the reader has typed, in any inflection, completed or
 * corrected. Of other words for the same, only single ones are marked, and only if the hit does not
 * have the word itself: parts of "start over" mean nothing alone. Who types "w" does not mean "with".
 * A hit that has nothing of a query but "not" has no marks, since that is not why it was found.
 *
 * @param terms the terms of the hit that the query matched
 */
export function marksOf(
  terms: readonly (readonly string[])[],
  words: readonly ExpandedWord[],
  {synonyms, lexicon}: Pick<SiteIndex, 'synonyms' | 'lexicon'>,
): Set<string> {
  const found = new Set(terms.flat());
  const marks = new Set(
    words.flatMap((word) => {
      const present = [...word.terms].filter(([term]) => found.has(term));
      const own = present.filter(([term]) => !synonyms.isGroup(term));
      const best = Math.max(...own.map(([, weight]) => weight));
      return own.length > 0
        ? own.flatMap(([term, weight]) => {
            if (term !== word.word && saysLittle(term)) {
              return [];
            }
            if (weight >= likely * best) {
              return [term, ...lexicon.partsOf(term)];
            }
            return term.startsWith(word.word) ? [term] : [];
          })
        : present.flatMap(([term]) => synonyms.singleWordsOf(term));
    }),
  );
  const isTelling = words.some(({word}) => !saysLittle(word));
  return isTelling && [...marks].every(saysLittle) ? new Set() : marks;
}
