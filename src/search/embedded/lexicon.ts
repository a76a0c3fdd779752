import type {Synonyms} from './synonyms';
import {analyze, compoundsOf, joinCompound} from './terms';

/** Analyzes texts into the terms of the index. */
export interface Lexicon {
  /** Registers the words of a text. All texts must be registered before the first is indexed. */
  register: (text: string) => void;
  /** The terms of all words and compounds, by the word as it is written, folded. */
  words: ReadonlyMap<string, string>;
  /** Returns the terms of the words of a text, in their order. */
  termsOf: (text: string) => readonly string[];
  /**
   * Returns the terms under which a text is indexed: those of its words, its compounds as a whole,
   * pairs of words that other texts write as one ("roll back", "rollback"), and its synonym groups.
   */
  indexTermsOf: (text: string) => readonly string[];
  /** Whether any text contains the term as a word or as a compound. */
  has: (term: string) => boolean;
  /** Whether any text has a word that begins with these letters, folded. */
  hasBeginning: (letters: string) => boolean;
  /** Whether any text contains the two terms next to each other, in this order. */
  hasPair: (first: string, second: string) => boolean;
  /** Returns the parts of a term that a text writes as several words, or else the term itself. */
  partsOf: (term: string) => readonly string[];
}

/** The minimum length of words that may be joined to a pair. */
const minPairWordLength = 3;

export function createLexicon(synonyms: Synonyms): Lexicon {
  const words = new Set<string>();
  const writtenWords = new Map<string, string>();
  const parts = new Map<string, readonly string[]>();
  const termsOfTexts = new Map<string, readonly string[]>();
  const compoundsOfTexts = new Map<string, readonly string[]>();
  const indexTermsOfTexts = new Map<string, readonly string[]>();

  function register(text: string): readonly string[] {
    let terms = termsOfTexts.get(text);
    if (!terms) {
      const analyzed = analyze(text);
      terms = analyzed.map(({term}) => term);
      termsOfTexts.set(text, terms);
      analyzed.forEach(({word, term}) => {
        words.add(term);
        writtenWords.set(word, term);
      });
      const compounds = compoundsOf(text).map((compound) => {
        const joined = joinCompound(compound);
        parts.set(joined, compound);
        writtenWords.set(joined, joined);
        return joined;
      });
      compoundsOfTexts.set(text, compounds);
    }
    return terms;
  }

  function pairsOf(terms: readonly string[]): string[] {
    return terms.flatMap((term, index) => {
      const next = terms[index + 1] ?? '';
      const pair = term + next;
      if (term.length < minPairWordLength || next.length < minPairWordLength || !words.has(pair)) {
        return [];
      }
      parts.set(pair, [term, next]);
      return [pair];
    });
  }

  return {
    register,
    words: writtenWords,
    termsOf: register,
    indexTermsOf(text) {
      let indexTerms = indexTermsOfTexts.get(text);
      if (!indexTerms) {
        const terms = register(text);
        const joinedWords = new Set([...(compoundsOfTexts.get(text) ?? []), ...pairsOf(terms)]);
        const groups = new Set(synonyms.find(terms).map(({group}) => group));
        indexTerms = [...terms, ...joinedWords, ...groups];
        indexTermsOfTexts.set(text, indexTerms);
      }
      return indexTerms;
    },
    has: (term) => words.has(term) || parts.has(term),
    hasBeginning(letters) {
      for (const word of writtenWords.keys()) {
        if (word.startsWith(letters)) {
          return true;
        }
      }
      return false;
    },
    hasPair: (first, second) =>
      words.has(first) &&
      words.has(second) &&
      [...termsOfTexts.values()].some((terms) =>
        terms.some((term, index) => term === first && terms[index + 1] === second),
      ),
    partsOf: (term) => parts.get(term) ?? [term],
  };
}
