import path from 'node:path';
import {defineConfig} from 'vitest/config';
import docusaurus from './tests/dom/support/docusaurus.mts';

/** No test is about time: this only ends one that hangs, also on a machine with other work to do. */
const testTimeout = 120_000;

/** Tests that replace a module for everyone who imports it, and so need a process of their own. */
const isolatedTests = 'tests/unit/**/*.isolated.test.ts';

const unit = {
  // tsconfig.json leaves JSX to Docusaurus.
  oxc: {jsx: {runtime: 'automatic'}},
  // Docusaurus gives these names to modules that only its bundler can read.
  resolve: {
    alias: [
      {
        find: /^@docusaurus\/(ExecutionEnvironment|router|Translate|useIsBrowser)$/,
        replacement: path.resolve('tests/unit/support/docusaurus/$1'),
      },
    ],
  },
} as const;

export default defineConfig({
  test: {
    projects: [
      {
        ...unit,
        test: {
          name: 'unit',
          include: [
            'tests/unit/**/*.test.{ts,tsx}',
            'src/components/**/*.test.{ts,tsx}',
            'src/upstream/**/contract.test.ts',
          ],
          exclude: [isolatedTests],
          // Importing the same modules again for every file takes longer than the tests.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
          testTimeout,
        },
      },
      {...unit, test: {name: 'unit-isolated', include: [isolatedTests], testTimeout}},
      // Components over the real runtime of Docusaurus, in a simulated browser.
      {
        oxc: unit.oxc,
        plugins: [docusaurus()],
        // Otherwise the client for Node, which knows no XMLHttpRequest.
        resolve: {
          alias: {
            'algoliasearch/lite': path.resolve(
              'node_modules/algoliasearch/dist/lite/builds/browser.js',
            ),
          },
        },
        test: {
          name: 'unit-dom',
          include: ['tests/dom/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: 'tests/dom/support/setup.ts',
          isolate: false,
          server: {deps: {inline: [/@docusaurus\//, /algoliasearch/]}},
          testTimeout,
        },
      },
      // Reads the finished site in build/, so the site is built before.
      {
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          isolate: false,
          testTimeout,
        },
      },
      // Runs nginx and Caddy over the finished site.
      {test: {name: 'serving', include: ['tests/serving/**/*.test.ts'], testTimeout}},
    ],
  },
});
