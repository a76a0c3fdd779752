/**
 * How many blocks of a page's text fill the first screen of a window of at most {@link lowWindow},
 * whatever they are: headings, paragraphs, lists. tests/e2e/every-page.spec.ts holds every page to it.
 */
export const firstScreenBlocks = 12;

/** The windows in which so many blocks are enough: up to 1,000 px high at the default text size. */
export const lowWindow = '(height <= 62.5rem)';
