import useSteady from './useSteady';

/** Milliseconds without an answer after which the reader sees that it takes longer (SPEC §9). */
const threshold = 300;

/** Whether the answer is taking too long. A new query restarts the timer. */
export default function useStalled(isWaiting: boolean, query: string): boolean {
  return useSteady(isWaiting ? query : undefined, threshold);
}
