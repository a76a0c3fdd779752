import type {SearchRecord} from '../core/record';
import type {DocumentMatch} from './document-matches';
import {fields, type Document} from './documents';
import type {Match} from './ranking';

/** The terms of a section to which messages lead. */
export interface MessageTerms {
  /** Those of each message. */
  each: readonly ReadonlySet<string>[];
  /** Those of the section itself. */
  own: ReadonlySet<string>;
}

/**
 * Returns the terms of a section and of its messages.
 *
 * @param indexTermsOf splits a text into terms
 */
export function messageTermsOf(
  document: Document,
  indexTermsOf: (text: string) => readonly string[],
): MessageTerms {
  const own = fields.filter((field) => field !== 'messages');
  return {
    each: document.messages.map((message) => new Set(indexTermsOf(message))),
    own: new Set(own.flatMap((field) => document[field].flatMap(indexTermsOf))),
  };
}

/**
 * Counts only the message that has most of a query, so that a section to which many lead does not
 * seem to have the words of all of them.
 */
export function withBestMessage(
  match: DocumentMatch,
  messages: MessageTerms | undefined,
): DocumentMatch {
  if (!messages) {
    return match;
  }
  const words = match.terms.map((terms, at) => ({terms, share: match.shares[at] ?? 0}));
  const shareOf = (some: typeof words) => some.reduce((sum, {share}) => sum + share, 0);
  const isIn = (set: ReadonlySet<string>, terms: readonly string[]) =>
    terms.some((term) => set.has(term));
  const others = words.filter(({terms}) => terms.length > 0 && !isIn(messages.own, terms));
  const best = Math.max(
    ...messages.each.map((message) => shareOf(others.filter(({terms}) => isIn(message, terms)))),
  );
  return {...match, coverage: match.coverage - shareOf(others) + best};
}

/**
 * What to show of a section whose best text is this. A reader who types a message knows it, and
 * reads what it means; one who types a name sees it among those like it.
 */
export function shownFor(
  {indexed, lead}: Match,
  record: SearchRecord,
): Pick<Match, 'record' | 'lead'> {
  if (!record.isMessage || record.content === null) {
    return {record, lead};
  }
  const meaning = record.content.split(' · ').at(-1);
  return {
    record: indexed.section.records[0],
    lead: meaning?.endsWith('.') ? meaning : record.content,
  };
}
