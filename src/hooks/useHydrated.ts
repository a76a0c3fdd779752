import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDeferredValue} from 'react';

/**
 * Whether the page is hydrated, for what only works with JavaScript. `useIsBrowser()` changes for the
 * whole page in one task that cannot be interrupted; what waits for this is rendered after it, in
 * slices, and a tap or a key comes in between.
 */
export default function useHydrated(): boolean {
  return useDeferredValue(useIsBrowser());
}
