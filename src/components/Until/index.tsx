import type {ReactNode} from 'react';
import type {DatedProps} from './props';
import {useIsDateReached} from './useIsDateReached';

/** Text that applies before a day. Without JavaScript, the day of the build decides. */
export default function Until({date, isReached = false, children}: DatedProps): ReactNode {
  return useIsDateReached(date, isReached) ? null : children;
}
