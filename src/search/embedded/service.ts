import type {SearchQuery, SearchResult} from '../core/client';
import {deserializeRecords, type SerializedPages} from '../core/serialize';
import type {SearchRecord} from '../core/record';
import {suggestQueries} from '../core/suggestions';
import {buildEmbeddedEngine, createEmbeddedEngine, type EmbeddedEngine} from './engine';

/** What runs beside the page: the embedded engine over the index as it arrives. */
export interface SearchService {
  /**
   * Takes the first part of the index (JSON in UTF-8). To be called before anything else.
   *
   * @throws SyntaxError when it cannot be read
   */
  start: (first: ArrayBuffer) => void;
  /** Takes the rest of the index. Until the engine is built over all of it, the present one answers. */
  complete: (rest: ArrayBuffer) => Promise<void>;
  search: (query: SearchQuery) => SearchResult;
  /** Queries near one that found nothing, the nearest first. */
  suggest: (query: string) => string[];
}

/** @param pause lets the thread do other work; resolves when there is none */
export function createSearchService(pause: () => Promise<void>): SearchService {
  let first: SerializedPages['first'] = [];
  let records: SearchRecord[] = [];
  let engine: EmbeddedEngine = createEmbeddedEngine(records);
  return {
    start(data) {
      first = read<SerializedPages['first']>(data);
      records = deserializeRecords(first);
      engine = createEmbeddedEngine(records);
    },
    async complete(data) {
      const all = deserializeRecords(first, read<SerializedPages['rest']>(data));
      engine = await buildEmbeddedEngine(all, pause);
      records = all;
    },
    search: (query) => engine.search(query),
    suggest: (query) => suggestQueries(query, records),
  };
}

/** Reads what serializePages has written; both parts come from one build. */
function read<Part>(data: ArrayBuffer): Part {
  return JSON.parse(new TextDecoder().decode(data)) as Part;
}
