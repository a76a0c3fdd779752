import base from './playwright.config';
import {otherBrowsers} from './scripts/lib/other-browsers.mjs';

const otherBrowsersDir = 'tests/nightly/other-browsers';

/**
 * What repeats the browser tests for breadth: every page, in both modes and at several widths, and
 * what readers do most, in the other browsers that are installed.
 */
export default {
  ...base,
  testDir: 'tests/nightly',
  projects: [
    {name: 'every page', testIgnore: `${otherBrowsersDir}/**`},
    ...otherBrowsers
      .filter(({missing}) => missing() === undefined)
      .map(({name}) => ({name, testDir: otherBrowsersDir})),
  ],
};
