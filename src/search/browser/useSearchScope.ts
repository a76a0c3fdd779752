import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import type {SearchConfig} from '../../config/search';
import useSearchConfig from './useSearchConfig';

/** What a search asks of. */
export interface SearchScope {
  config: SearchConfig;
  /** The page's language, and the docs version the reader prefers or the untagged rest (blog). */
  facetFilters: (string | string[])[];
}

/** Which index a search from this page goes to, and which part of it (contextual search, SPEC §5). */
export default function useSearchScope(): SearchScope {
  const {i18n} = useDocusaurusContext();
  const config = useSearchConfig();
  const docsTags = useDocsContextualSearchTags().join(' ');
  return useMemo(
    () => ({
      config,
      facetFilters: [
        `language:${i18n.currentLocale}`,
        ['default', ...docsTags.split(' ')].map((tag) => `docusaurus_tag:${tag}`),
      ],
    }),
    [config, i18n, docsTags],
  );
}
