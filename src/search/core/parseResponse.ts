import {escape, unescape} from 'html-escaper';
import type {Highlighted, HighlightedAttributes, SearchHit, SearchResult} from './client';
import {truncate} from './truncate';
import {distinctBy} from './distinct';
import {levels, type Hierarchy, type Level, type RecordType} from './record';

/**
 * How much of a text is taken from outside, in characters. What this site has is far below; more
 * would only keep the reader's browser busy.
 */
export const longest = {
  objectID: 1_000,
  url: 2_000,
  heading: 500,
  content: 10_000,
  headingHtml: 2_000,
  contentHtml: 20_000,
};

/** The most pages of results that Algolia gives by default (`paginationLimitedTo`). */
const mostPages = 50;

/** An answer that is none. Its name is the one that Algolia's client has for what is no JSON. */
export class InvalidResponseError extends Error {
  override name = 'DeserializationError';
}

type Part = 'objectID' | 'url' | 'type' | 'content' | 'hierarchy';

/**
 * The parts of a hit that this site knows, each of its type and no longer than it may be. Nothing
 * else of the value is kept.
 *
 * @returns undefined when it is no hit
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
 * What a service answers, as results that this site can show.
 *
 * @param wanted how many hits each query asked for
 * @param isEscaped whether the index holds its texts escaped for HTML
 * @throws InvalidResponseError when there is not a result for each query
 */
export function parseResults(
  answer: unknown,
  wanted: readonly number[],
  isEscaped: boolean,
): SearchResult[] {
  const results = isObject(answer) ? answer.results : undefined;
  if (!Array.isArray(results)) {
    throw new InvalidResponseError('The answer of the search has no results.');
  }
  return wanted.map((most, index) => parseResult(results[index], most, isEscaped));
}

/**
 * What a service calls a result, as one that this site can show. Hits that are none are left out.
 *
 * @param most hits that were asked for
 * @param isEscaped whether the index holds its texts escaped for HTML
 * @throws InvalidResponseError when there is no list of hits
 */
export function parseResult(value: unknown, most: number, isEscaped = false): SearchResult {
  if (!isObject(value) || !Array.isArray(value.hits)) {
    throw new InvalidResponseError('The answer of the search has no list of hits.');
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

/** Gives a text of the index as a reader is to see it. */
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

/** As HTML with the marks as its only tags, whether or not the service has escaped the text. */
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
