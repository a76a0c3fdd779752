import {medianSorted, quantileSorted} from 'simple-statistics';
import type {Value} from './types.mjs';

/** The middle of a number of measurements, and what 95 of 100 do not exceed. */
export interface Spread {
  p50: number;
  p95: number;
}

/**
 * Summarizes measurements.
 *
 * @throws Error when there is none
 */
export function spreadOf(measurements: readonly number[]): Spread {
  const sorted = measurements.toSorted((a, b) => a - b);
  return {p50: medianSorted(sorted), p95: quantileSorted(sorted, 0.95)};
}

/**
 * The median of the values of runs: of those that gave a figure, when most did; else why not.
 *
 * @param values one of each run, at least one
 */
export function medianOf(values: readonly Value[]): Value {
  const figures = values.filter((value) => typeof value === 'number');
  const failure = values.find((value) => typeof value !== 'number');
  return failure && figures.length * 2 <= values.length ? failure : spreadOf(figures).p50;
}

/** How many times the other the one is; undefined when either is no figure, or the other is 0. */
export function ratioOf(one: Value | undefined, other: Value | undefined): number | undefined {
  return typeof one === 'number' && typeof other === 'number' && other !== 0
    ? one / other
    : undefined;
}
