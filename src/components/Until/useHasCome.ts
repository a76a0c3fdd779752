import {useSyncExternalStore} from 'react';
import {dayOf} from './today';

/** A day does not change while a page is read; the next page looks again. */
const never = () => () => undefined;

/**
 * Whether a day has come (in UTC): as it was when the page was built, and once the page is alive, as
 * it is. So a page that nobody builds again says the right thing as well.
 *
 * @param day for example `2027-04-13`
 * @param atBuild whether it had come when the page was built
 */
export function useHasCome(day: string, atBuild: boolean): boolean {
  return useSyncExternalStore(
    never,
    () => dayOf(new Date()) >= day,
    () => atBuild,
  );
}
