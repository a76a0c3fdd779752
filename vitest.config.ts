import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {test: {name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}']}},
      // Reads the finished site in build/, so the site is built before.
      {test: {name: 'content', include: ['tests/content/**/*.test.ts']}},
    ],
  },
});
