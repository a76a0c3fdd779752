import type {ReactNode} from 'react';
import useSearchScope from '../../browser/useSearchScope';
import Dialog from './Dialog';
import type {SearchModalProps} from './types';

/**
 * The search dialog. It replaces DocSearch's modal, which cannot show its error screen and fails
 * accessibility checks, but keeps its class names and its engine (autocomplete-core).
 */
export default function SearchModal(props: SearchModalProps): ReactNode {
  // This hook is expensive, so it does not run again for every letter.
  const scope = useSearchScope();
  return <Dialog {...props} scope={scope} />;
}
