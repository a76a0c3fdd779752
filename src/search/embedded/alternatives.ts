import type {DocumentMatch} from './document-matches';
import {fields, type Document} from './documents';

/**
 * The terms of a section, apart from those of texts of which a reader means one: the messages that
 * lead to it, and the wordings by which people ask for it.
 */
export interface AlternativeTerms {
  /** Those of each alternative. */
  each: readonly ReadonlySet<string>[];
  /** Those of the section itself. */
  own: ReadonlySet<string>;
}

const alternativeFields = ['messages', 'keywords'] as const;

/**
 * Returns the terms of a section and of its alternatives, or nothing if it has none.
 *
 * @param indexTermsOf splits a text into terms
 */
export function alternativeTermsOf(
  document: Document,
  indexTermsOf: (text: string) => readonly string[],
): AlternativeTerms | undefined {
  const alternatives = alternativeFields.flatMap((field) => document[field]);
  if (alternatives.length === 0) {
    return undefined;
  }
  const own = fields.filter((field) => !alternativeFields.some((other) => other === field));
  return {
    each: alternatives.map((text) => new Set(indexTermsOf(text))),
    own: new Set(own.flatMap((field) => document[field].flatMap(indexTermsOf))),
  };
}

/**
 * Counts only the alternative that has most of a query, so that a section to which many lead does
 * not seem to have the words of all of them.
 */
export function withBestAlternative(
  match: DocumentMatch,
  alternatives: AlternativeTerms | undefined,
): DocumentMatch {
  if (!alternatives) {
    return match;
  }
  const words = match.terms.map((terms, at) => ({terms, share: match.shares[at] ?? 0}));
  const shareOf = (some: typeof words) => some.reduce((sum, {share}) => sum + share, 0);
  const isIn = (set: ReadonlySet<string>, terms: readonly string[]) =>
    terms.some((term) => set.has(term));
  const others = words.filter(({terms}) => terms.length > 0 && !isIn(alternatives.own, terms));
  const best = Math.max(
    ...alternatives.each.map((each) => shareOf(others.filter(({terms}) => isIn(each, terms)))),
  );
  return {...match, coverage: match.coverage - shareOf(others) + best};
}
