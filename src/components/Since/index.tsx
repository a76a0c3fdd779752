import type {ReactNode} from 'react';
import type {DatedProps} from '../Until/props';
import {useIsDateReached} from '../Until/useIsDateReached';

/** Text that applies from a day on. It follows the `<Until>` with the text that applies before. */
export default function Since({date, isReached = false, children}: DatedProps): ReactNode {
  return useIsDateReached(date, isReached) ? children : null;
}
