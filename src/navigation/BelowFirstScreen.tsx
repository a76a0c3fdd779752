import type {ReactNode} from 'react';
import useFirstScreen from './useFirstScreen';

/** The blocks of a page that are not on its first screen; they come after its first paint. */
export default function BelowFirstScreen({children}: {children: ReactNode}): ReactNode {
  return useFirstScreen() ? <BelowFirstScreenSpace /> : children;
}

/** Keeps what stands below the text, such as the links to the next pages, out of view until then. */
export function BelowFirstScreenSpace(): ReactNode {
  return <div className="below-first-screen" />;
}
