import {describe, expect, it, vi} from 'vitest';
import {holdChunkFailures, loadHandlingFailure} from '../../../../src/upstream/chunk-failures';

function failure(name = 'ChunkLoadError') {
  return Object.assign(new Error('Loading chunk 7 failed'), {name, request: '/assets/js/7.js'});
}

/** Waits until pending promises are settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

function setUp(error: Error, isHeld = true) {
  const onHeld = vi.fn();
  const failures = holdChunkFailures({isHeld: () => isHeld, onHeld});
  const load = failures.wrap(() => Promise.reject(error));
  const onRejected = vi.fn();
  return {failures, load, onHeld, onRejected};
}

describe('a chunk failure', () => {
  it('is held back for style sheets, too', async () => {
    const error = Object.assign(failure('Error'), {code: 'CSS_CHUNK_LOAD_FAILED'});
    const {failures, load} = setUp(error);
    load(7).catch(() => undefined);
    await settle();
    expect(failures.first()).toBe(error);
  });

  it('rejects only after it is released', async () => {
    const error = failure();
    const {failures, load, onHeld, onRejected} = setUp(error);
    load(7).catch(onRejected);
    await settle();
    expect(onRejected).not.toHaveBeenCalled();
    expect(onHeld).toHaveBeenCalledTimes(1);
    expect(failures.first()).toBe(error);
    failures.release();
    await settle();
    expect(onRejected).toHaveBeenCalledExactlyOnceWith(error);
    expect(failures.first()).toBeUndefined();
  });

  it.each([
    ['while nothing is held back', failure(), false],
    ['of another kind', failure('TypeError'), true],
  ])('rejects immediately %s', async (_when, error, isHeld) => {
    const {load, onHeld, onRejected} = setUp(error, isHeld);
    load(7).catch(onRejected);
    await settle();
    expect(onRejected).toHaveBeenCalledExactlyOnceWith(error);
    expect(onHeld).not.toHaveBeenCalled();
  });

  it('rejects immediately for callers that handle it, and for no others', async () => {
    const {load, onRejected} = setUp(failure());
    const onOtherRejected = vi.fn();
    loadHandlingFailure(() => load(7)).catch(onRejected);
    load(8).catch(onOtherRejected);
    await settle();
    expect(onRejected).toHaveBeenCalledTimes(1);
    expect(onOtherRejected).not.toHaveBeenCalled();
  });
});

it('a loaded chunk is returned', async () => {
  const {wrap} = holdChunkFailures({isHeld: () => true, onHeld: () => undefined});
  await expect(wrap((id) => Promise.resolve(id))(7)).resolves.toBe(7);
});
