import type {ReactNode} from 'react';
import {useHasCome} from './useHasCome';

interface Props {
  /** The day on which this is no longer so, for example `2027-04-13`. */
  date: string;
  /** Not for writers: whether the day had come when the page was built (src/content/generated-text). */
  come?: boolean;
  /** What is so before that day; what is so from then on stands in a `<Since>` right after it. */
  children: ReactNode;
}

/** What holds before a day. Without JavaScript it is there if it held when the page was built. */
export default function Until({date, come = false, children}: Props): ReactNode {
  return useHasCome(date, come) ? null : children;
}
