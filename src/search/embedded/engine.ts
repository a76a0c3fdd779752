import MiniSearch, {type SearchOptions} from 'minisearch';
import type {
  HighlightedAttributes,
  SearchHit,
  SearchParams,
  SearchQuery,
  SearchResult,
} from '../client';
import {limits} from '../client';
import {levels, type Level, type SearchRecord} from '../record';
import {highlight, snippet} from './highlight';
import {queryTermsOf, termsOf} from './terms';

/** Answers one query over the records it was made of, in Algolia's terms. */
export interface EmbeddedEngine {
  search(query: SearchQuery): SearchResult;
}

interface Match {
  record: SearchRecord;
  score: number;
  terms: ReadonlySet<string>;
}

const headingLevels = levels.slice(2);

/** What the text indices know of a record, or of a page as a whole. */
interface Fields {
  title: string;
  headings: string;
  content: string;
  keywords: string;
  path: string;
}

const fields: (keyof Fields)[] = ['title', 'headings', 'content', 'keywords', 'path'];

function fieldsOf(record: SearchRecord): Fields {
  return {
    title: record.hierarchy.lvl1 ?? '',
    headings: headingLevels.map((level) => record.hierarchy[level] ?? '').join(' '),
    content: record.content ?? '',
    keywords: record.keywords?.join(' ') ?? '',
    path: record.type === 'lvl1' ? record.url : '',
  };
}

const options: SearchOptions = {
  boost: {title: 3, keywords: 3, headings: 2.5, path: 2, content: 1},
  combineWith: 'OR',
  // A word of four letters or more may be mistyped: one edit up to seven letters, then two.
  fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
  maxFuzzy: 2,
  // Readers search while they type: the last word counts as the beginning of one.
  prefix: (_term, index, terms) => index === terms.length - 1,
  weights: {fuzzy: 0.3, prefix: 0.6},
};

/**
 * Builds the embedded engine.
 *
 * Records are scored by themselves, and their page as a whole; a hit's score is the product, so
 * that a page which answers all words of a query comes before one that has them by chance. Each
 * URL is listed once, with its best record, as DocSearch's indices do (`distinct`).
 */
export function createEmbeddedEngine(records: readonly SearchRecord[]): EmbeddedEngine {
  const indexOptions = {fields, tokenize: termsOf, processTerm: (term: string) => term};
  const sections = new MiniSearch<Fields & {id: number}>(indexOptions);
  sections.addAll(records.map((record, id) => ({id, ...fieldsOf(record)})));
  const pages = new MiniSearch<Fields & {id: string}>(indexOptions);
  pages.addAll(pagesOf(records));

  function matches(query: string): Match[] {
    const search: SearchOptions = {...options, tokenize: queryTermsOf};
    const pageScores = new Map(
      pages.search(query, search).map((result) => [String(result.id), result.score]),
    );
    const best = Math.max(1, ...pageScores.values());
    return sections
      .search(query, search)
      .flatMap((result): Match[] => {
        const record = records[Number(result.id)];
        if (!record) {
          return [];
        }
        const page = (pageScores.get(pageOf(record)) ?? 0) / best;
        const level = 1 + record.weight.level / 400;
        return [{record, score: result.score * level * page ** 2, terms: new Set(result.terms)}];
      })
      .sort((a, b) => b.score - a.score || a.record.weight.position - b.record.weight.position);
  }

  return {
    search({query, params}) {
      const perPage = params.hitsPerPage ?? limits.hitsPerPage;
      const page = params.page ?? 0;
      const found = distinctByUrl(
        matches(query).filter(({record}) => passesFacets(record, params.facetFilters ?? [])),
      );
      return {
        hits: found
          .slice(page * perPage, (page + 1) * perPage)
          .map((match) => hitOf(match, params)),
        nbHits: found.length,
        page,
        nbPages: Math.ceil(found.length / perPage),
      };
    },
  };
}

function pageOf(record: SearchRecord): string {
  return record.url.split('#')[0] ?? record.url;
}

/** Each page as one document: all its headings and all its text. */
function pagesOf(records: readonly SearchRecord[]): (Fields & {id: string})[] {
  const pages = new Map<string, Fields & {id: string}>();
  for (const record of records) {
    const url = pageOf(record);
    const page = pages.get(url);
    if (!page) {
      pages.set(url, {id: url, ...fieldsOf(record)});
    } else if (record.type === 'content') {
      page.content += `\n${record.content ?? ''}`;
    } else {
      page.headings += `\n${record.hierarchy[record.type] ?? ''}`;
    }
  }
  return [...pages.values()];
}

function distinctByUrl(matches: readonly Match[]): Match[] {
  const seen = new Set<string>();
  return matches.filter(({record}) => !seen.has(record.url) && seen.add(record.url));
}

/** Algolia's facet filters, for the facets that records have; any other facet matches nothing. */
function passesFacets(
  record: SearchRecord,
  filters: NonNullable<SearchParams['facetFilters']>,
): boolean {
  const facets = [
    `language:${record.language}`,
    `docusaurus_tag:${record.docusaurus_tag}`,
    `version:${record.version}`,
  ];
  return filters.every((filter) => [filter].flat().some((value) => facets.includes(value)));
}

function hitOf({record, terms}: Match, params: SearchParams): SearchHit {
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
