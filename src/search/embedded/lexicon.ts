import type {Synonyms} from './synonyms';
import {compoundsOf, joined, termsOf} from './terms';

/** Turns texts into the terms of the index. */
export interface Lexicon {
  /**
   * The terms of a text, its compounds as a whole, pairs of words that other texts write as one
   * ("roll back", "rollback"), and the synonym groups that it mentions.
   */
  indexTermsOf(text: string): string[];
  /** Whether a text has this term as one word or as a compound. */
  has(term: string): boolean;
  /** The parts of a term that some text writes as several words; the term itself else. */
  partsOf(term: string): readonly string[];
}

/** Makes the lexicon of the texts that will be indexed. */
export function createLexicon(texts: Iterable<string>, synonyms: Synonyms): Lexicon {
  const single = new Set<string>();
  const parts = new Map<string, readonly string[]>();
  for (const text of texts) {
    termsOf(text).forEach((term) => single.add(term));
    compoundsOf(text).forEach((compound) => parts.set(joined(compound), compound));
  }
  const cache = new Map<string, string[]>();

  function pairsOf(terms: readonly string[]): string[] {
    return terms.flatMap((term, index) => {
      const next = terms[index + 1];
      if (next === undefined || term.length < 3 || next.length < 3) {
        return [];
      }
      const whole = term + next;
      if (single.has(whole)) {
        parts.set(whole, [term, next]);
        return [whole];
      }
      return [];
    });
  }

  function analyse(text: string): string[] {
    const terms = termsOf(text);
    const wholes = new Set([...compoundsOf(text).map(joined), ...pairsOf(terms)]);
    const groups = new Set(synonyms.find(terms).map(({group}) => group));
    return [...terms, ...wholes, ...groups];
  }

  return {
    indexTermsOf(text) {
      const terms = cache.get(text) ?? analyse(text);
      cache.set(text, terms);
      return terms;
    },
    has: (term) => single.has(term) || parts.has(term),
    partsOf: (term) => parts.get(term) ?? [term],
  };
}
