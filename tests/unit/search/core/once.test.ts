import {expect, it, vi} from 'vitest';
import {once} from '../../../../src/search/core/once';

it('a value is created once, and again after a failure', async () => {
  const make = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue('yes');
  const get = once(make);
  await expect(get()).rejects.toThrow('no');
  expect(await get()).toBe('yes');
  expect(await get()).toBe('yes');
  expect(make).toHaveBeenCalledTimes(2);
});
