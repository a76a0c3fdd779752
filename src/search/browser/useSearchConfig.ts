import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import {searchConfigOf, type SearchConfig} from '../core/config';

/** Which engine answers on this site. */
export default function useSearchConfig(): SearchConfig {
  const {siteConfig} = useDocusaurusContext();
  return useMemo(() => searchConfigOf(siteConfig), [siteConfig]);
}
