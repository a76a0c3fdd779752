import {describe, expect, it, vi} from 'vitest';
import {holdChunkFailures, loadHandlingFailure} from '../../../../src/upstream/chunk-failures';

function failure(name = 'ChunkLoadError') {
  return Object.assign(new Error('Loading chunk 7 failed'), {name, request: '/assets/js/7.js'});
}

/** Lets every promise that can settle do so. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

function setUp(error: Error, isHeld = true) {
  const onHeld = vi.fn();
  const failures = holdChunkFailures({isHeld: () => isHeld, onHeld});
  const load = failures.wrap(() => Promise.reject(error));
  const told = vi.fn();
  return {failures, load, onHeld, told};
}

describe('the failure of a file', () => {
  it('is held back for a style sheet, too', async () => {
    const error = Object.assign(failure('Error'), {code: 'CSS_CHUNK_LOAD_FAILED'});
    const {failures, load} = setUp(error);
    load(7).catch(() => undefined);
    await settle();
    expect(failures.first()).toBe(error);
  });

  it('is held back until it is released, and then rejects as it was', async () => {
    const error = failure();
    const {failures, load, onHeld, told} = setUp(error);
    load(7).catch(told);
    await settle();
    expect(told).not.toHaveBeenCalled();
    expect(onHeld).toHaveBeenCalledTimes(1);
    expect(failures.first()).toBe(error);
    failures.release();
    await settle();
    expect(told).toHaveBeenCalledExactlyOnceWith(error);
    expect(failures.first()).toBeUndefined();
  });

  it.each([
    ['while nothing is held back', failure(), false],
    ['of another kind', failure('TypeError'), true],
  ])('rejects at once %s', async (_when, error, isHeld) => {
    const {load, onHeld, told} = setUp(error, isHeld);
    load(7).catch(told);
    await settle();
    expect(told).toHaveBeenCalledExactlyOnceWith(error);
    expect(onHeld).not.toHaveBeenCalled();
  });

  it('rejects at once for a caller that handles it, and for no other', async () => {
    const {load, told} = setUp(failure());
    const toldOther = vi.fn();
    loadHandlingFailure(() => load(7)).catch(told);
    load(8).catch(toldOther);
    await settle();
    expect(told).toHaveBeenCalledTimes(1);
    expect(toldOther).not.toHaveBeenCalled();
  });
});

it('a file that loads is handed on', async () => {
  const {wrap} = holdChunkFailures({isHeld: () => true, onHeld: () => undefined});
  await expect(wrap((id) => Promise.resolve(id))(7)).resolves.toBe(7);
});
