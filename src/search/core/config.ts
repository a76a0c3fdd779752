import type {AlgoliaFields, AlgoliaOptions} from '../../config/search';

/** The search engine of the site, and its index. */
export type SearchConfig =
  {engine: 'embedded'; indexName: string} | ({engine: 'algolia'} & AlgoliaOptions & AlgoliaFields);

/** The name of the embedded index, which is part of the keys under which a browser stores searches. */
const embeddedIndexName = 'aurora-docs';

/** The parts of Docusaurus' configuration that set up the search. */
interface SiteConfig {
  themeConfig: Readonly<Record<string, unknown>>;
  customFields?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Returns the configured engine: Algolia if there is `themeConfig.algolia`, or else the embedded
 * one.
 */
export function searchConfigOf({themeConfig, customFields}: SiteConfig): SearchConfig {
  // Set from readSearchSettings; the theme for Algolia has validated the options.
  const algolia = themeConfig.algolia as AlgoliaOptions | undefined;
  const fields = customFields?.algolia as AlgoliaFields | undefined;
  return algolia
    ? {engine: 'algolia', hosts: [], ...fields, ...algolia}
    : {engine: 'embedded', indexName: embeddedIndexName};
}
