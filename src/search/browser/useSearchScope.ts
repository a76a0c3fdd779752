import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import type {SearchConfig} from '../core/config';
import {targetOfHit} from '../core/hit';
import type {RequestOptions} from '../core/request';
import useSearchConfig from './useSearchConfig';

type FacetFilters = RequestOptions['facetFilters'];

/** The scope of a search, and the link targets of its hits. */
export interface SearchScope {
  config: SearchConfig;
  /** What all requests have in common: the index and the facets (contextual search, SPEC §5). */
  request: Pick<RequestOptions, 'indexName' | 'searchParameters' | 'facetFilters'>;
  /** Returns the link target of a hit, or undefined if it must not be linked (see targetOfHit). */
  targetOf: (url: string) => string | undefined;
}

/** Returns the search scope of the current page. */
export default function useSearchScope(): SearchScope {
  const config = useSearchConfig();
  const {url: siteUrl} = useDocusaurusContext().siteConfig;
  // Each render creates a new array with the same filters.
  const contextual = JSON.stringify(useAlgoliaContextualFacetFilters());
  // eslint-disable-next-line react-hooks/rules-of-hooks -- it needs options that only Algolia has; the engine is that of the build
  const processUrl = config.engine === 'algolia' ? useSearchResultUrlProcessor() : undefined;
  return useMemo(() => {
    const {indexName} = config;
    const targetOf = (url: string) => targetOfHit(url, siteUrl, processUrl);
    const ofContext = JSON.parse(contextual) as FacetFilters;
    if (config.engine === 'embedded') {
      return {config, request: {indexName, facetFilters: ofContext}, targetOf};
    }
    const {contextualSearch, searchParameters = {}} = config;
    // The theme has validated that these are lists of strings, or of lists of strings.
    const ofSite = searchParameters.facetFilters as FacetFilters;
    const facetFilters = mergeFacetFilters(
      contextualSearch ? ofContext : [],
      ofSite,
    ) as FacetFilters;
    return {config, request: {indexName, searchParameters, facetFilters}, targetOf};
  }, [config, contextual, siteUrl, processUrl]);
}
