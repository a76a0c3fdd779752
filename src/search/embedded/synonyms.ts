import {termsOf} from './terms';

/** A group of synonymous words or phrases. */
export type SynonymGroup = readonly string[];

/** The prepared synonym groups. */
export interface Synonyms {
  /** Whether any phrase contains the term. */
  has(term: string): boolean;
  /** Finds the phrases in a list of terms, with their groups and positions. */
  find(terms: readonly string[]): {group: string; start: number; length: number}[];
  /** Whether a term is the name of a group, which occurs in no text. */
  isGroup(term: string): boolean;
  /** Returns the terms of all phrases of a group. */
  termsOf(group: string): readonly string[];
  /** Returns the terms of a group that are a phrase of their own. */
  singleWordsOf(group: string): readonly string[];
}

/** Prepares synonym groups. The "=" in the name of a group keeps it apart from the terms of texts. */
export function createSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const byFirst = new Map<string, {group: string; terms: string[]}[]>();
  const members = new Map<string, string[]>();
  const singleWords = new Map<string, string[]>();
  groups.forEach((phrases, index) => {
    const group = `=${index}`;
    for (const phrase of phrases) {
      const terms = termsOf(phrase);
      const first = terms[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), {group, terms}]);
      members.set(group, [...(members.get(group) ?? []), ...terms]);
      if (terms.length === 1) {
        singleWords.set(group, [...(singleWords.get(group) ?? []), first]);
      }
    }
  });
  const terms = new Set([...members.values()].flat());
  return {
    has: (term) => terms.has(term),
    find: (text) =>
      text.flatMap((term, start) =>
        (byFirst.get(term) ?? [])
          .filter((phrase) => phrase.terms.every((part, offset) => text[start + offset] === part))
          .map((phrase) => ({group: phrase.group, start, length: phrase.terms.length})),
      ),
    isGroup: (term) => members.has(term),
    termsOf: (group) => members.get(group) ?? [],
    singleWordsOf: (group) => singleWords.get(group) ?? [],
  };
}
