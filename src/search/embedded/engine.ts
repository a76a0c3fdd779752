import synonyms from '../synonyms.json';
import type {SearchParams, SearchQuery, SearchResult} from '../client';
import {limits} from '../client';
import type {SearchRecord} from '../record';
import {hitOf} from './answer';
import {pageOf} from './documents';
import {createRanking, type Match} from './ranking';

/** Answers one query over the records it was made of, in Algolia's terms. */
export interface EmbeddedEngine {
  search(query: SearchQuery): SearchResult;
}

/** So many hits of a page come before those of pages that answer less well. */
const hitsOfPage = 3;

/**
 * Builds the embedded engine.
 *
 * Each URL is listed once, with its best record, as DocSearch's indices do (`distinct`).
 */
export function createEmbeddedEngine(records: readonly SearchRecord[]): EmbeddedEngine {
  const matches = createRanking(records, synonyms);
  return {
    search({query, params}) {
      const perPage = params.hitsPerPage ?? limits.hitsPerPage;
      const page = params.page ?? 0;
      const found = spread(
        distinctByUrl(
          matches(query).filter(({record}) => passesFacets(record, params.facetFilters ?? [])),
        ),
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

/** Puts the further hits of a page behind, so that one long page does not hide the others. */
function spread(matches: readonly Match[]): Match[] {
  const counts = new Map<string, number>();
  const rounds: Match[][] = [];
  for (const match of matches) {
    const page = pageOf(match.record);
    const count = counts.get(page) ?? 0;
    counts.set(page, count + 1);
    (rounds[Math.floor(count / hitsOfPage)] ??= []).push(match);
  }
  return rounds.flat();
}
