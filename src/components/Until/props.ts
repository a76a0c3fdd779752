import type {ReactNode} from 'react';

/** The props of `<Until>` and of the `<Since>` that follows it. */
export interface DatedProps {
  /** The day on which the text of `<Until>` is replaced by that of `<Since>`, such as `2027-04-13`. */
  date: string;
  /**
   * Not for writers: whether the day had been reached when the page was built
   * (src/content/generated-text).
   */
  isReached?: boolean;
  children: ReactNode;
}
