import type {SeasonName} from '../../../components/Season/names';

/** From spring to winter. */
const seasons = ['get', 'use', 'develop', 'fix'] as const satisfies readonly SeasonName[];

/** The season of a day on the northern half of the earth, in UTC. */
export function seasonOf(date: string): SeasonName {
  const month = new Date(date).getUTCMonth();
  return seasons[Math.floor(((month + 10) % 12) / 3)] ?? 'fix';
}

/** The version that a title is about, such as "Plasma 6.7" or "Fedora 44". */
export function versionIn(title: string): string | undefined {
  return /\b(?:Aurora|Fedora|Plasma) \d+(?:\.\d+)?\b/.exec(title)?.[0];
}
