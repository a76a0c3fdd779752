/**
 * Stands for autocomplete-core's own way to report clicks, which loads a script from a CDN. It is
 * made only for answers that ask for it, which ours never do: src/search/algolia/insights.ts reports.
 */
export function createAlgoliaInsightsPlugin(): never {
  throw new Error('No plugin reports what readers search.');
}
