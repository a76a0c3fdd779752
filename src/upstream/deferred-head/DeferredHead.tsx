import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDeferredValue, type ComponentProps, type ReactNode} from 'react';

/**
 * What a component adds to the head of the page. The head of the first page is served complete, but
 * while React hydrates that page, boundary by boundary, Docusaurus writes a head of the boundaries
 * that are done, and the browser recalculates styles and layout of the whole page each time. So this
 * waits until hydration has ended, and can then be interrupted.
 */
export default function DeferredHead(props: ComponentProps<typeof Head>): ReactNode {
  const isHydrated = useDeferredValue(useIsBrowser());
  return isHydrated && <Head {...props} />;
}
