import type {Synonyms} from './synonyms';
import {compoundsOf, joined, termsOf} from './terms';

/** Turns texts into the terms of the index. */
export interface Lexicon {
  /** Takes note of the words of a text. All texts have to be read before the first is indexed. */
  read: (text: string) => void;
  /** The terms of the words of a text, in their order. */
  termsOf: (text: string) => readonly string[];
  /**
   * The terms that a text is found by: those of its words, its compounds as a whole, pairs of words
   * that other texts write as one ("roll back", "rollback"), and the synonym groups it mentions.
   */
  indexTermsOf: (text: string) => readonly string[];
  /** Whether a text has this term as one word or as a compound. */
  has: (term: string) => boolean;
  /** Whether some text has these two terms one after the other. */
  hasPair: (first: string, second: string) => boolean;
  /** The parts of a term that some text writes as several words; the term itself else. */
  partsOf: (term: string) => readonly string[];
}

/** The shortest words of a pair that may be written as one. */
const shortestOfPair = 3;

export function createLexicon(synonyms: Synonyms): Lexicon {
  const single = new Set<string>();
  const parts = new Map<string, readonly string[]>();
  const termsOfTexts = new Map<string, readonly string[]>();
  const indexTermsOfTexts = new Map<string, readonly string[]>();

  function read(text: string): readonly string[] {
    let terms = termsOfTexts.get(text);
    if (!terms) {
      terms = termsOf(text);
      termsOfTexts.set(text, terms);
      terms.forEach((term) => single.add(term));
      compoundsOf(text).forEach((compound) => parts.set(joined(compound), compound));
    }
    return terms;
  }

  function pairsOf(terms: readonly string[]): string[] {
    return terms.flatMap((term, index) => {
      const next = terms[index + 1] ?? '';
      const whole = term + next;
      if (term.length < shortestOfPair || next.length < shortestOfPair || !single.has(whole)) {
        return [];
      }
      parts.set(whole, [term, next]);
      return [whole];
    });
  }

  return {
    read,
    termsOf: read,
    indexTermsOf(text) {
      let indexTerms = indexTermsOfTexts.get(text);
      if (!indexTerms) {
        const terms = read(text);
        const wholes = new Set([...compoundsOf(text).map(joined), ...pairsOf(terms)]);
        const groups = new Set(synonyms.find(terms).map(({group}) => group));
        indexTerms = [...terms, ...wholes, ...groups];
        indexTermsOfTexts.set(text, indexTerms);
      }
      return indexTerms;
    },
    has: (term) => single.has(term) || parts.has(term),
    hasPair: (first, second) =>
      single.has(first) &&
      single.has(second) &&
      [...termsOfTexts.values()].some((terms) =>
        terms.some((term, index) => term === first && terms[index + 1] === second),
      ),
    partsOf: (term) => parts.get(term) ?? [term],
  };
}
