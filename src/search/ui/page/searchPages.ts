import type {SearchClient, SearchResult} from '../../core/client';
import {sectionFacet} from '../../core/record';
import {searchRequest, type RequestOptions} from '../../core/request';

/** What the search page asks an engine for. */
interface Question extends Omit<RequestOptions, 'page' | 'facets'> {
  /** The only section whose hits are wanted, unless it has none; empty for all sections. */
  section: string;
  /** The number of pages of hits. */
  pages: number;
}

/** The pages of hits, in their order. */
interface Answers {
  answers: SearchResult[];
  /** How many hits each section has, if the engine can narrow its results to one. */
  sections: Readonly<Record<string, number>>;
}

/**
 * Asks an engine for pages of hits, with one request for each (SPEC §7).
 *
 * @param known the first pages, if they are loaded already
 */
export async function searchPages(
  client: SearchClient,
  {section, pages, ...question}: Question,
  known: readonly SearchResult[] = [],
): Promise<Answers> {
  // A hosted index need not have the facet, so only the embedded engine is asked for it.
  const facets = client.complete && [sectionFacet];

  async function askPages(count: number, narrowing: string[] = []): Promise<SearchResult[]> {
    const missing = await Promise.all(
      Array.from({length: count - known.length}, async (_none, index) => {
        const request = searchRequest({
          ...question,
          facetFilters: [...(question.facetFilters ?? []), ...narrowing],
          ...(facets && {facets}),
          page: known.length + index,
        });
        return (await client.search([request])).results;
      }),
    );
    return [...known, ...missing.flat()];
  }

  const isNarrowed = facets !== undefined && section !== '';
  // The counts are those of all sections, whichever is chosen.
  const all = await askPages(isNarrowed ? 1 : pages);
  const sections = all[0]?.facets?.[sectionFacet] ?? {};
  if (!isNarrowed) {
    return {answers: all, sections};
  }
  const narrowing = Object.hasOwn(sections, section) ? [`${sectionFacet}:${section}`] : [];
  return {answers: await askPages(pages, narrowing), sections};
}
