import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useEffect} from 'react';

/** The ids of sections that have left a page, by the route of the page where each of them is now. */
export type MovedSections = Readonly<Record<string, readonly string[]>>;

/**
 * Sends readers whose link names a section that has moved to another page after it. Docusaurus
 * redirects paths, not hashes.
 */
export default function useMovedSections(moved: MovedSections = {}): void {
  const {hash} = useLocation();
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const route = Object.keys(moved).find((to) => moved[to]?.includes(hash.slice(1)));
  const to = route && withBaseUrl(route);
  useEffect(() => {
    if (to) {
      history.replace(to + hash);
    }
  }, [hash, history, to]);
}
