import {expect, test, vi} from 'vitest';
import {keeping} from '../../../../src/plugins/markdown/keeping';

test('makes the result of a text once, and forgets the first texts when they get too many', () => {
  const make = vi.fn((text: string) => ({text}));
  const made = keeping(make, 10);
  const first = made('first');
  expect(made('first')).toBe(first);
  made('other');
  expect(made('first')).toBe(first);
  expect(make.mock.calls).toEqual([['first'], ['other']]);
  made('x');
  expect(made('other')).toEqual({text: 'other'});
  expect(make).toHaveBeenCalledTimes(3);
  expect(made('first')).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(4);
});

test('keeps no failure', () => {
  const made = keeping((text: string): number => {
    throw new Error(text);
  }, 10);
  expect(() => made('first')).toThrow('first');
  expect(() => made('first')).toThrow('first');
});
