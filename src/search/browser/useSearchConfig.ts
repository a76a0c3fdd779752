import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchConfig} from '../../config/search';

/** Which engine answers on this site. */
export default function useSearchConfig(): SearchConfig {
  const {siteConfig} = useDocusaurusContext();
  // Set in docusaurus.config.ts from readSearchConfig, which checked it.
  return siteConfig.customFields?.search as SearchConfig;
}
