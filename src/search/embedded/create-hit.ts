import type {HighlightedAttributes, SearchHit, SearchParams} from '../core/client';
import {limits} from '../core/client';
import {levels, type Level, type SearchRecord} from '../core/record';
import {highlight, snippet} from './highlight';

/**
 * Creates a hit in Algolia's format from a record, with highlighted texts and snippets.
 *
 * @param terms the terms to highlight
 * @param lead the text from which the snippet of a heading is made
 * @param isMeaning whether that is what a message means: the page may not have it, so it is shown as a
 *   whole, and it is the content of the hit (see meaningOf)
 */
export function createHit(
  record: SearchRecord,
  terms: ReadonlySet<string>,
  params: SearchParams,
  {lead, isMeaning = false}: {lead?: string | undefined; isMeaning?: boolean | undefined} = {},
): SearchHit {
  const tags = {
    preTag: params.highlightPreTag ?? '<em>',
    postTag: params.highlightPostTag ?? '</em>',
  };
  const snippetWords = new Map(
    (params.attributesToSnippet ?? []).map((entry) => {
      const [attribute = '', words] = entry.split(':');
      return [attribute, Number(words ?? limits.snippetWords)];
    }),
  );
  if (isMeaning && snippetWords.has('content')) {
    snippetWords.set('content', Infinity);
  }
  const highlightAttribute = (_attribute: string, text: string) => ({
    value: highlight(text, terms, tags),
  });
  const snippetAttribute = (attribute: string, text: string) => {
    const words = snippetWords.get(attribute);
    return words === undefined
      ? undefined
      : {value: snippet(text, terms, words, params.snippetEllipsisText ?? '…', tags)};
  };
  const {objectID, url, type, hierarchy} = record;
  const content = record.content ?? (isMeaning ? lead : undefined) ?? null;
  return {
    objectID,
    url,
    type,
    content,
    hierarchy,
    _highlightResult: mapAttributes(record, highlightAttribute),
    _snippetResult: mapAttributes({...record, content: content ?? lead ?? null}, snippetAttribute),
  };
}

/** Applies a function to each text of a record, and returns the results in its structure. */
function mapAttributes(
  record: Pick<SearchRecord, 'hierarchy' | 'content'>,
  apply: (attribute: string, text: string) => {value: string} | undefined,
): HighlightedAttributes {
  const hierarchy: Partial<Record<Level, {value: string}>> = {};
  for (const level of levels) {
    const text = record.hierarchy[level];
    const value = text === null ? undefined : apply(`hierarchy.${level}`, text);
    if (value) {
      hierarchy[level] = value;
    }
  }
  const content = record.content === null ? undefined : apply('content', record.content);
  return {hierarchy, ...(content && {content})};
}
