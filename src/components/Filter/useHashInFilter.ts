import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef} from 'react';
import {decodeHash} from '../../navigation/decodeHash';
import {renderAllBlocks} from '../../navigation/lazyRendering';

interface Filtered {
  query: string;
  /** Clears the filter. */
  clear: () => void;
  /** Whether a section, hidden or not, has this anchor. */
  has: (id: string) => boolean;
}

/**
 * Scrolls to the section that the URL fragment names. The browser cannot do this: it looks before
 * the filter has hidden the other sections, and it does not find a hidden section. In that case,
 * the filter is cleared.
 */
export function useHashInFilter({query, clear, has}: Filtered): void {
  const location = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const isServed = useRef(!isBrowser);
  const before = useRef<typeof location>(null);
  const isClearing = useRef(false);

  useEffect(() => {
    const previous = before.current;
    // The server-rendered page is not filtered yet.
    if (!isBrowser || previous === location) {
      return;
    }
    before.current = location;
    const isArrival = !previous && query !== '' && !isReturn(isServed.current, history.action);
    // A link to a section changes only the hash, and typing changes only the query.
    const isLink = previous?.search === location.search;
    const isCleared = isClearing.current;
    isClearing.current = false;
    if (!isArrival && !isLink && !isCleared) {
      return;
    }
    const id = decodeHash(location.hash);
    const target = document.getElementById(id);
    if (target && isArrival) {
      // As if the link had been followed only now, so that the navbar hides, too.
      history.replace({...history.location});
    } else if (target && isCleared) {
      // Sections that were hidden have no height yet.
      renderAllBlocks();
      target.scrollIntoView();
    } else if (!target && has(id)) {
      isClearing.current = true;
      clear();
    }
  });
}

/** Whether the page was reloaded or returned to, in which case the scroll position is restored. */
function isReturn(isServed: boolean, action: string): boolean {
  if (!isServed) {
    return action === 'POP';
  }
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type !== 'navigate';
}
