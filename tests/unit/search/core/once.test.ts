import {expect, it, vi} from 'vitest';
import {once} from '../../../../src/search/core/once';

it('makes what is asked for once, and again after it failed', async () => {
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
