import base from './playwright.config';

/** What repeats the browser tests for breadth: every page, in both modes and at several widths. */
export default {...base, testDir: 'tests/nightly'};
