import type {ReactNode} from 'react';
import useSearchScope from '../../browser/useSearchScope';
import Dialog from './Dialog';
import type {SearchModalProps} from './types';

/**
 * The search dialog. Ours instead of DocSearch's modal, which cannot show its error screen and fails
 * accessibility checks; it keeps DocSearch's class names and the engine under it
 * (autocomplete-core).
 */
export default function SearchModal(props: SearchModalProps): ReactNode {
  // This reads much of the theme's data, so it is not repeated for every letter.
  const scope = useSearchScope();
  return <Dialog {...props} scope={scope} />;
}
