import type {ReactNode} from 'react';
import useSteady from './useSteady';

/** Milliseconds without a change after which a reader has paused, and wants to hear the outcome. */
const pause = 500;

/**
 * Says a text to screen readers once it has stayed for a while, so that they do not speak at each
 * key. It stays in the page, because a live region that is inserted together with its text is not
 * read out everywhere.
 *
 * @param isUrgent whether it is said at once, as a failure is
 */
export default function Announcement({
  text,
  isUrgent = false,
}: {
  text: string;
  isUrgent?: boolean;
}): ReactNode {
  const isSteady = useSteady(text, pause);
  return (
    <p className="visually-hidden" role="status">
      {isUrgent || isSteady ? text : ''}
    </p>
  );
}
