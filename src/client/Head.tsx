import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ComponentProps, ReactNode} from 'react';

/**
 * What a component adds to the head of the page. Wraps that of Docusaurus 3.9.2 in a build: the head
 * of the first page is served as it has to be, but while React takes that page over, bit by bit,
 * Docusaurus writes a head of the bits that are done. The browser then styles and lays out the whole
 * page anew, several times. So this waits until all of them are there.
 */
export default function LateHead(props: ComponentProps<typeof Head>): ReactNode {
  return useIsBrowser() && <Head {...props} />;
}
