/**
 * Replaces the plugin by which autocomplete-core reports clicks and loads a script from a CDN. It is
 * only created for answers that ask for it, which those of src/search never do.
 */
export function createAlgoliaInsightsPlugin(): never {
  throw new Error('autocomplete-core creates its insights plugin, which this site excludes.');
}
