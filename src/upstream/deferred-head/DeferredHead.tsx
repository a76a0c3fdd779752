import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ComponentProps, ReactNode} from 'react';

/**
 * What a component adds to the head of the page. The head of the first page is served complete, but
 * while React hydrates that page, boundary by boundary, Docusaurus writes a head of the boundaries
 * that are done, and the browser recalculates styles and layout of the whole page each time. So this
 * waits until hydration has ended.
 */
export default function DeferredHead(props: ComponentProps<typeof Head>): ReactNode {
  return useIsBrowser() && <Head {...props} />;
}
