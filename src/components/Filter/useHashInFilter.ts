import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef} from 'react';
import {decodeHash} from '../../navigation/decodeHash';

interface Filtered {
  query: string;
  /** Takes the filter away. */
  clear: () => void;
  /** Whether a section, hidden or not, has this anchor. */
  has: (id: string) => boolean;
}

/**
 * Takes readers to the section that the address names. The browser cannot: it looks for it before
 * the others are taken out, and a hidden one it does not find, so the filter gives way to that.
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
    // In what the server sent nothing is filtered yet.
    if (!isBrowser || previous === location) {
      return;
    }
    before.current = location;
    const isArrival = !previous && query !== '' && !isReturn(isServed.current, history.action);
    // A link to a section leaves the query alone, and typing the hash.
    const isLink = previous?.search === location.search;
    const isCleared = isClearing.current;
    isClearing.current = false;
    if (!isArrival && !isLink && !isCleared) {
      return;
    }
    const id = decodeHash(location.hash);
    const target = document.getElementById(id);
    if (target && isArrival) {
      // As if it was followed only now, so that the navbar gives way, too.
      history.replace({...history.location});
    } else if (target && isCleared) {
      target.scrollIntoView();
    } else if (!target && has(id)) {
      isClearing.current = true;
      clear();
    }
  });
}

/** Whether the page was reloaded or come back to: it is then shown where it was left. */
function isReturn(isServed: boolean, action: string): boolean {
  if (!isServed) {
    return action === 'POP';
  }
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type !== 'navigate';
}
