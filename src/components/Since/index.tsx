import type {ReactNode} from 'react';
import type {DatedProps} from '../Until/props';
import {useHasCome} from '../Until/useHasCome';

/** Text that applies from a day on. It follows the `<Until>` with the text that applies before. */
export default function Since({date, come = false, children}: DatedProps): ReactNode {
  return useHasCome(date, come) ? children : null;
}
