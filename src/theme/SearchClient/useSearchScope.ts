import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import type {SearchConfig} from '../../config/search';

interface SearchScope {
  config: SearchConfig;
  /** The page's language, and the docs version the reader prefers or the untagged rest (blog). */
  facetFilters: (string | string[])[];
}

/** Which index a search from this page goes to, and which part of it (contextual search, SPEC §5). */
export default function useSearchScope(): SearchScope {
  const {siteConfig, i18n} = useDocusaurusContext();
  const docsTags = useDocsContextualSearchTags().join(' ');
  return useMemo(
    () => ({
      // Set in docusaurus.config.ts from readSearchConfig, which checked it.
      config: siteConfig.customFields?.search as SearchConfig,
      facetFilters: [
        `language:${i18n.currentLocale}`,
        ['default', ...docsTags.split(' ')].map((tag) => `docusaurus_tag:${tag}`),
      ],
    }),
    [siteConfig, i18n, docsTags],
  );
}
