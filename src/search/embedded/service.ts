import type {SearchQuery, SearchResult} from '../core/client';
import type {FoundSections} from '../core/passage';
import {backgroundOf, deserializeRecords, type SerializedPages} from '../core/serialize';
import type {SearchRecord} from '../core/record';
import {suggestQueries} from '../core/suggestions';
import {createEngine, createEngineInSteps} from './engine';
import type {Knowledge} from './phrasebook';

/** The interface of the worker: the embedded engine, whose index arrives in two parts. */
export interface SearchService {
  /**
   * Loads the first part of the index (JSON in UTF-8). Must be called first.
   *
   * @throws SyntaxError if it cannot be parsed
   */
  start: (first: ArrayBuffer) => void;
  /** Loads the rest of the index. Until the new engine is ready, the current one answers. */
  complete: (rest: ArrayBuffer) => Promise<void>;
  search: (query: SearchQuery) => SearchResult;
  /** Returns queries similar to one without results, the most similar first. */
  suggest: (query: string) => string[];
  /** Returns the sections that say something about a question, with their whole text. */
  findSections: (question: string) => FoundSections;
  /** Tells for each of some words, folded, whether a text has it, or one that begins like it. */
  knowledgeOf: (words: readonly string[]) => Knowledge[];
}

/** The maximum time in milliseconds for which building the index delays a query. */
const timeSlice = 8;

/** Resolves in a new task, after queries that have arrived were answered. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** @param pause lets the thread do other work, and resolves afterwards */
export function createSearchService(pause = nextTask): SearchService {
  let first: SerializedPages['first'] = [];
  let records: SearchRecord[] = [];
  let engine = createEngine(records);
  return {
    start(data) {
      first = parse<SerializedPages['first']>(data);
      records = deserializeRecords(first);
      engine = createEngine(records);
    },
    async complete(data) {
      const rest = parse<SerializedPages['rest']>(data);
      const all = deserializeRecords(first, rest);
      const steps = createEngineInSteps(all, backgroundOf(rest));
      let sliceStart = -Infinity;
      let step;
      do {
        if (performance.now() - sliceStart > timeSlice) {
          await pause();
          sliceStart = performance.now();
        }
        step = steps.next();
      } while (!step.done);
      engine = step.value;
      records = all;
    },
    search: (query) => engine.search(query),
    suggest: (query) => suggestQueries(query, records),
    findSections: (question) => engine.findSections(question),
    knowledgeOf: (words) => engine.knowledgeOf(words),
  };
}

/** Parses a part written by serializePages; both come from the same build. */
function parse<Part>(data: ArrayBuffer): Part {
  return JSON.parse(new TextDecoder().decode(data)) as Part;
}
