import {escape, unescape} from 'html-escaper';
import type {Highlighted, HighlightedAttributes, SearchHit, SearchResult} from './client';
import {truncate} from './truncate';
import {distinctBy} from './distinct';
import {levels, type Hierarchy, type Level, type RecordType} from './record';

/**
 * The maximum length of an external text, in characters. Texts of this site are far shorter; longer
 * ones would only slow down the browser.
 */
export const longest = {
  objectID: 1_000,
  url: 2_000,
  heading: 500,
  content: 10_000,
  headingHtml: 2_000,
  contentHtml: 20_000,
};

/** The maximum number of result pages that Algolia returns by default (`paginationLimitedTo`). */
const mostPages = 50;

/**
 * An invalid response. It has the name that Algolia's client uses for responses that are not JSON.
 */
export class InvalidResponseError extends Error {
  override name = 'DeserializationError';
}

type Part = 'objectID' | 'url' | 'type' | 'content' | 'hierarchy';

/**
 * Returns the known parts of a hit, with their types checked and their lengths limited. Everything
 * else is dropped.
 *
 * @returns undefined if it is not a hit
 */
export function parseHit(value: unknown): Pick<SearchHit, Part> | undefined {
  if (!isObject(value)) {
    return undefined;
  }
  const {objectID, url, type, content = null, hierarchy} = value;
  return typeof objectID === 'string' &&
    objectID.length <= longest.objectID &&
    typeof url === 'string' &&
    url.length <= longest.url &&
    isRecordType(type) &&
    isText(content) &&
    isObject(hierarchy) &&
    levels.every((level) => isText(hierarchy[level] ?? null))
    ? {
        objectID,
        url,
        type,
        content: content === null ? null : truncate(content, longest.content),
        hierarchy: hierarchyFrom(hierarchy),
      }
    : undefined;
}

/**
 * Parses the response of a service into results that this site can show.
 *
 * @param wanted the number of hits requested by each query
 * @param isEscaped whether the texts in the index are HTML-escaped
 * @throws InvalidResponseError if there is not exactly one result for each query
 */
export function parseResults(
  answer: unknown,
  wanted: readonly number[],
  isEscaped: boolean,
): SearchResult[] {
  const results = isObject(answer) ? answer.results : undefined;
  if (!Array.isArray(results)) {
    throw new InvalidResponseError('The response of the search service has no results.');
  }
  return wanted.map((most, index) => parseResult(results[index], most, isEscaped));
}

/**
 * Parses one result of a service into one that this site can show. Invalid hits are dropped.
 *
 * @param most the number of requested hits
 * @param isEscaped whether the texts in the index are HTML-escaped
 * @throws InvalidResponseError if there is no list of hits
 */
export function parseResult(value: unknown, most: number, isEscaped = false): SearchResult {
  if (!isObject(value) || !Array.isArray(value.hits)) {
    throw new InvalidResponseError('The response of the search service has no list of hits.');
  }
  const hits = value.hits
    .slice(0, most)
    .map((given) => highlightedHitFrom(given, isEscaped ? unescape : (text) => text))
    .filter((hit) => hit !== undefined);
  const {queryID} = value;
  return {
    hits: distinctBy(hits, ({objectID}) => objectID),
    nbHits: countFrom(value.nbHits, hits.length),
    page: Math.min(mostPages, countFrom(value.page, 0)),
    nbPages: Math.min(mostPages, countFrom(value.nbPages, 1)),
    ...(typeof queryID === 'string' && queryID.length <= longest.objectID && {queryID}),
  };
}

/** Returns a text of the index as readers should see it. */
type Read = (text: string) => string;

function highlightedHitFrom(value: unknown, read: Read): SearchHit | undefined {
  const hit = parseHit(value);
  if (!hit || !isObject(value)) {
    return undefined;
  }
  const highlights = attributesFrom(value._highlightResult, read);
  const snippets = attributesFrom(value._snippetResult, read);
  return {
    ...hit,
    content: hit.content === null ? null : read(hit.content),
    hierarchy: hierarchyFrom(hit.hierarchy, read),
    ...(highlights && {_highlightResult: highlights}),
    ...(snippets && {_snippetResult: snippets}),
  };
}

function attributesFrom(value: unknown, read: Read): HighlightedAttributes | undefined {
  if (!isObject(value)) {
    return undefined;
  }
  const content = highlightedFrom(value.content, longest.contentHtml, read);
  const given = isObject(value.hierarchy) ? value.hierarchy : {};
  const hierarchy = Object.fromEntries(
    levels.flatMap((level) => {
      const highlighted = highlightedFrom(given[level], longest.headingHtml, read);
      return highlighted ? [[level, highlighted]] : [];
    }),
  );
  return {hierarchy, ...(content && {content})};
}

/**
 * Returns HTML whose only tags are the highlights, whether or not the service has escaped the text.
 */
function highlightedFrom(value: unknown, length: number, read: Read): Highlighted | undefined {
  return isObject(value) && typeof value.value === 'string'
    ? {
        value: truncate(value.value, length)
          .split(/(<\/?mark>)/)
          .map((piece, index) => (index % 2 === 1 ? piece : escape(read(piece))))
          .join(''),
      }
    : undefined;
}

function hierarchyFrom(
  given: Readonly<Record<string, unknown>>,
  read: Read = (text) => text,
): Hierarchy {
  const text = (level: Level) => {
    const value = given[level];
    return typeof value === 'string' ? read(truncate(value, longest.heading)) : null;
  };
  return {
    lvl0: text('lvl0'),
    lvl1: text('lvl1'),
    lvl2: text('lvl2'),
    lvl3: text('lvl3'),
    lvl4: text('lvl4'),
    lvl5: text('lvl5'),
    lvl6: text('lvl6'),
  };
}

function countFrom(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : otherwise;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function isRecordType(value: unknown): value is RecordType {
  return value === 'content' || levels.slice(1).some((level) => level === value);
}
