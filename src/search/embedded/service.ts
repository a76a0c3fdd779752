import type {SearchQuery, SearchResult} from '../core/client';
import {deserializeRecords, type SerializedPages} from '../core/serialize';
import type {SearchRecord} from '../core/record';
import {suggestQueries} from '../core/suggestions';
import {createEngine, createEngineInSteps} from './engine';

/** What the worker offers the page: the embedded engine over the index as it arrives. */
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

/** How long the index is built at a stretch, in milliseconds, before queries are answered. */
const longestStretch = 8;

/** Pauses with a task of its own, which lets the queries in that have arrived. */
function untilNextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** @param pause lets the thread do other work; resolves when there is none */
export function createSearchService(pause = untilNextTask): SearchService {
  let first: SerializedPages['first'] = [];
  let records: SearchRecord[] = [];
  let engine = createEngine(records);
  return {
    start(data) {
      first = read<SerializedPages['first']>(data);
      records = deserializeRecords(first);
      engine = createEngine(records);
    },
    async complete(data) {
      const all = deserializeRecords(first, read<SerializedPages['rest']>(data));
      const steps = createEngineInSteps(all);
      let begun = -Infinity;
      let step;
      do {
        if (performance.now() - begun > longestStretch) {
          await pause();
          begun = performance.now();
        }
        step = steps.next();
      } while (!step.done);
      engine = step.value;
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
