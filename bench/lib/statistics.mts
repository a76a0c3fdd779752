import {medianSorted, quantileSorted} from 'simple-statistics';
import type {Range, Value} from './types.mjs';

/** The median and the 95th percentile. */
export interface Spread {
  p50: number;
  p95: number;
}

/**
 * Summarizes measurements.
 *
 * @throws Error if there are none
 */
export function spreadOf(measurements: readonly number[]): Spread {
  const sorted = measurements.toSorted((a, b) => a - b);
  return {p50: medianSorted(sorted), p95: quantileSorted(sorted, 0.95)};
}

/**
 * Returns the median of the successful runs, or the reason of a failure if at least half of them
 * failed.
 *
 * @param values one for each run, at least one
 */
export function medianOf(values: readonly Value[]): Value {
  const numbers = values.filter((value) => typeof value === 'number');
  const failure = values.find((value) => typeof value !== 'number');
  return failure && numbers.length * 2 <= values.length ? failure : spreadOf(numbers).p50;
}

/** Returns the range of the successful runs; undefined if they do not differ. */
export function rangeOf(values: readonly Value[]): Range | undefined {
  const numbers = values.filter((value) => typeof value === 'number');
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  return min < max ? {min, max} : undefined;
}

/** Divides two values. Returns undefined if one is missing or the divisor is 0. */
export function ratioOf(one: Value | undefined, other: Value | undefined): number | undefined {
  return typeof one === 'number' && typeof other === 'number' && other !== 0
    ? one / other
    : undefined;
}
