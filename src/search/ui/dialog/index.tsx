import type {ReactNode} from 'react';
import useSearchScope from '../../browser/useSearchScope';
import Dialog from './Dialog';

export interface SearchModalProps {
  initialQuery: string;
  /** Whether the reader has begun to type the query, and goes on. */
  isTyped: boolean;
  /** Told of every query, the initial one included. */
  onQuery: (query: string) => void;
  onClose: () => void;
}

/**
 * The search dialog. Ours instead of DocSearch's modal, which cannot show its error screen and fails
 * accessibility checks; it keeps DocSearch's class names and the engine under it
 * (autocomplete-core).
 */
export default function SearchModal(props: SearchModalProps): ReactNode {
  // Asks much of the theme, which is not asked again for every letter.
  const scope = useSearchScope();
  return <Dialog {...props} scope={scope} />;
}
