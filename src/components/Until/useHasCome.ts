import {useSyncExternalStore} from 'react';
import {dayOf} from './today';

/** The day does not change while a page is read; the next page checks again. */
const never = () => () => undefined;

/**
 * Whether a day has come (in UTC): first as it was when the page was built, and after hydration as it
 * is now, so that a page is right even if it is never built again.
 *
 * @param day for example `2027-04-13`
 * @param atBuild whether the day had come when the page was built
 */
export function useHasCome(day: string, atBuild: boolean): boolean {
  return useSyncExternalStore(
    never,
    () => dayOf(new Date()) >= day,
    () => atBuild,
  );
}
