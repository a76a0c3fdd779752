import {termsOf} from './terms';

/** A group of words or phrases that mean the same to a reader. */
export type SynonymGroup = readonly string[];

/** Finds the phrases of synonym groups in a list of terms. */
export interface Synonyms {
  /** Whether a phrase of some group has this term. */
  has(term: string): boolean;
  /** Which groups have a phrase in the terms, and where. */
  find(terms: readonly string[]): {group: string; start: number; length: number}[];
  /** Whether a term is the name of a group, which no text has. */
  isGroup(term: string): boolean;
  /** The terms of all phrases of a group, for highlighting. */
  termsOf(group: string): readonly string[];
}

/** Prepares synonym groups. The name of a group is a term that no text has, because of its sign. */
export function createSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const byFirst = new Map<string, {group: string; terms: string[]}[]>();
  const members = new Map<string, string[]>();
  groups.forEach((phrases, index) => {
    const group = `=${index}`;
    for (const phrase of phrases) {
      const terms = termsOf(phrase);
      const first = terms[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), {group, terms}]);
      members.set(group, [...(members.get(group) ?? []), ...terms]);
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
  };
}
