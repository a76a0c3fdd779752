import path from 'node:path';
import {defineConfig} from 'vitest/config';

/** No test is about time: this only ends one that hangs, also on a machine with other work to do. */
const testTimeout = 120_000;

export default defineConfig({
  test: {
    projects: [
      {
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
        test: {
          name: 'unit',
          include: [
            'tests/unit/**/*.test.{ts,tsx}',
            'src/components/**/*.test.{ts,tsx}',
            'src/upstream/**/contract.test.ts',
          ],
          testTimeout,
        },
      },
      // Reads the finished site in build/, so the site is built before.
      {test: {name: 'content', include: ['tests/content/**/*.test.ts'], testTimeout}},
      // Runs nginx and Caddy over the finished site.
      {test: {name: 'serving', include: ['tests/serving/**/*.test.ts'], testTimeout}},
    ],
  },
});
