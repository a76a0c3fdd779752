import type {HighlightedAttributes, SearchHit, SearchParams} from '../core/client';
import {limits} from '../core/client';
import {levels, type Level, type SearchRecord} from '../core/record';
import {highlight, snippet} from './highlight';

/**
 * A record as Algolia shows a hit: with its texts highlighted, and cut to snippets.
 *
 * @param terms the words to mark, as terms
 */
export function hitOf(
  record: SearchRecord,
  terms: ReadonlySet<string>,
  params: SearchParams,
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
  const cut = (attribute: string, text: string) => {
    const words = snippetWords.get(attribute);
    return words === undefined
      ? undefined
      : {value: snippet(text, terms, words, params.snippetEllipsisText ?? '…', tags)};
  };
  const mark = (_attribute: string, text: string) => ({value: highlight(text, terms, tags)});
  const {objectID, url, type, content, hierarchy} = record;
  return {
    objectID,
    url,
    type,
    content,
    hierarchy,
    _highlightResult: eachAttribute(record, mark),
    _snippetResult: eachAttribute(record, cut),
  };
}

/** Applies a function to the text attributes of a record, in the shape of a highlight result. */
function eachAttribute(
  record: SearchRecord,
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
