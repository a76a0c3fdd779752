import records from '@generated/search-records/default/records.json';
import {createEmbeddedEngine, type EmbeddedEngine} from '../../search/embedded/engine';
import {suggestQueries} from '../../search/suggestions';

/** The embedded engine over the records of this site, and what else needs them. */
export interface SiteEngine extends EmbeddedEngine {
  /** Queries near one that found nothing, the nearest first. */
  suggest: (query: string) => string[];
}

/** Builds the index. It takes a moment, so that it is best done beside the page. */
export function createSiteEngine(): SiteEngine {
  return {
    ...createEmbeddedEngine(records),
    suggest: (query) => suggestQueries(query, records),
  };
}
