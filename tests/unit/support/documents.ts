import type {Document} from '../../../src/search/embedded/documents';

/** A document of the search's index without any text. */
export const emptyDocument: Document = {
  title: [],
  keywords: [],
  summary: [],
  headings: [],
  path: [],
  content: [],
  contexts: [],
  messages: [],
};
