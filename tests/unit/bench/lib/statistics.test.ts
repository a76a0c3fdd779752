import {expect, test} from 'vitest';
import {medianOf, rangeOf, ratioOf, spreadOf} from '../../../../bench/lib/statistics.mjs';

const reason = {reason: 'it has no search'};

test('a spread is the median and the 95th percentile', () => {
  const hundred = Array.from({length: 100}, (_value, index) => 100 - index);
  expect(spreadOf(hundred).p50).toBe(50.5);
  expect(spreadOf(hundred).p95).toBeGreaterThanOrEqual(95);
  expect(spreadOf(hundred).p95).toBeLessThanOrEqual(96);
  expect(spreadOf([10, 9, 100])).toMatchObject({p50: 10});
});

test('the median ignores failed runs, unless half of them failed', () => {
  expect(medianOf([10, 30, 20])).toBe(20);
  expect(medianOf([10, reason, 20])).toBe(15);
  expect(medianOf([10, reason])).toBe(reason);
  expect(medianOf([reason, reason])).toBe(reason);
});

test('a ratio needs two known values and a divisor other than 0', () => {
  expect(ratioOf(150, 100)).toBe(1.5);
  expect(ratioOf(150, 0)).toBeUndefined();
  expect(ratioOf(reason, 100)).toBeUndefined();
  expect(ratioOf(150, undefined)).toBeUndefined();
});

test('the range is that of the successful runs', () => {
  expect(rangeOf([20, reason, 10, 30])).toEqual({min: 10, max: 30});
  expect(rangeOf([10, 10])).toBeUndefined();
  expect(rangeOf([reason, 10])).toBeUndefined();
  expect(rangeOf([reason])).toBeUndefined();
});
