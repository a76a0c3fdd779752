import {expose} from 'comlink';
import records from '@generated/search-records/default/records.json';
import {createEmbeddedEngine, type EmbeddedEngine} from '../../search/embedded/engine';
import {suggestQueries} from '../../search/suggestions';

/** What runs beside the page: the embedded engine, and what else needs its records. */
export interface SearchWorker extends EmbeddedEngine {
  /** Queries near one that found nothing, the nearest first. */
  suggest: (query: string) => string[];
}

expose({
  ...createEmbeddedEngine(records),
  suggest: (query) => suggestQueries(query, records),
} satisfies SearchWorker);
