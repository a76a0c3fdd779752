import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';

/** Finds the waypoints of a journey that do not say first how long they take. */
export function waypointProblems({file, $}: BuiltPage): Problem[] {
  return $('.markdown :is(h2, h3):has(> .waypoint)')
    .get()
    .filter((heading) => $(heading).next('p').children('strong').first().text() !== 'Takes:')
    .map((heading) => ({
      file,
      message: `the waypoint #${$(heading).attr('id')} does not say how long it takes; begin its text with **Takes:** and a time`,
    }));
}
