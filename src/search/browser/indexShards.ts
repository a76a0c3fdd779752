import {loadFile} from './loadFile';

/**
 * Loads the first part of the index, JSON in UTF-8: every heading, and the first wordings for each.
 */
export function loadFirstShard(): Promise<ArrayBuffer> {
  return loadFile(new URL('@generated/search-records/default/first.json', import.meta.url));
}

/** Loads what the first part leaves out. */
export function loadRestShard(): Promise<ArrayBuffer> {
  return loadFile(new URL('@generated/search-records/default/rest.json', import.meta.url));
}
