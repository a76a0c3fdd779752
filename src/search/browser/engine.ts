import {createSearchService, type SearchService} from '../embedded/service';

/** How long the index may be built at a stretch, in milliseconds, before a query gets its turn. */
const stretch = 8;

/** The embedded engine, which builds its index in stretches. */
export function createSiteEngine(): SearchService {
  let start = performance.now();
  return createSearchService(async () => {
    if (performance.now() - start > stretch) {
      // A task of its own lets the queries in that have arrived.
      await new Promise((resolve) => setTimeout(resolve));
      start = performance.now();
    }
  });
}
