import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        // tsconfig.json leaves JSX to Docusaurus.
        oxc: {jsx: {runtime: 'automatic'}},
        test: {name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}']},
      },
      // Reads the finished site in build/, so the site is built before.
      {test: {name: 'content', include: ['tests/content/**/*.test.ts']}},
    ],
  },
});
