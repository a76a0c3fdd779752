import type {ReactNode} from 'react';
import type {DatedProps} from './props';
import {useHasCome} from './useHasCome';

/** Text that applies before a day. Without JavaScript, the day of the build decides. */
export default function Until({date, come = false, children}: DatedProps): ReactNode {
  return useHasCome(date, come) ? null : children;
}
