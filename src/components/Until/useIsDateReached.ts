import {useSyncExternalStore} from 'react';
import {dayOf} from './today';

/** The day is not updated while a page is open. The next page checks it again. */
const never = () => () => undefined;

/**
 * Whether a day has been reached (in UTC). Until hydration this is the state at build time, and
 * then the current one, so that a page stays correct even if it is never rebuilt.
 *
 * @param day for example `2027-04-13`
 * @param atBuild whether the day had been reached when the page was built
 */
export function useIsDateReached(day: string, atBuild: boolean): boolean {
  return useSyncExternalStore(
    never,
    () => dayOf(new Date()) >= day,
    () => atBuild,
  );
}
