import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import {searchConfigOf, type SearchConfig} from '../core/config';

/** Returns the search configuration of this site. */
export default function useSearchConfig(): SearchConfig {
  const {siteConfig} = useDocusaurusContext();
  return useMemo(() => searchConfigOf(siteConfig), [siteConfig]);
}
