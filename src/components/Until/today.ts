/** Returns the UTC day of a time, for example `2027-04-13`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
