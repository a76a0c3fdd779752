import type {ReactNode} from 'react';
import type {DatedProps} from '../Until/props';
import {useHasCome} from '../Until/useHasCome';

/** Text that holds from a day on, right after the `<Until>` with the text that held before. */
export default function Since({date, come = false, children}: DatedProps): ReactNode {
  return useHasCome(date, come) ? children : null;
}
