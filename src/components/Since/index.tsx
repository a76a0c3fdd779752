import type {ReactNode} from 'react';
import {useHasCome} from '../Until/useHasCome';

interface Props {
  /** The day from which this is so, that of the `<Until>` before it. */
  date: string;
  /** Not for writers: whether the day had come when the page was built (src/content/generated-text). */
  come?: boolean;
  /** What is so from that day on. */
  children: ReactNode;
}

/** What holds from a day on, after the `<Until>` that says what held before. */
export default function Since({date, come = false, children}: Props): ReactNode {
  return useHasCome(date, come) ? children : null;
}
