import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {supervise} from '../../../../src/search/embedded/supervisor';

type Engine = () => Promise<string>;

/** Creates a supervisor whose engines behave as listed, in the order in which they are started. */
function setUp(...engines: (Engine | 'breaks' | 'fails to start' | 'starts slowly')[]) {
  const stop = vi.fn();
  const waiting = [...engines];
  const start = vi.fn(async () => {
    const engine = waiting.shift();
    if (engine === undefined || engine === 'fails to start') {
      throw new Error('No engine');
    }
    if (engine === 'starts slowly') {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const failure =
      engine === 'breaks'
        ? Promise.reject(new Error('It broke'))
        : new Promise<never>(() => undefined);
    failure.catch(() => undefined);
    return {engine: typeof engine === 'string' ? unresponsive : engine, failure, stop};
  });
  const supervised = supervise<Engine>({start, firstTimeout: 60, timeout: 10, standbyDelay: 3});
  const {call, callSlow, started, start: startAhead} = supervised;
  return {call, callSlow, started, startAhead, starts: start, stop};
}

const unresponsive: Engine = () => new Promise(() => undefined);
const respondsAfter =
  (milliseconds: number): Engine =>
  () =>
    new Promise((resolve) => setTimeout(resolve, milliseconds, 'late'));
const responds: Engine = () => Promise.resolve('a result');
const task = (engine: Engine) => engine();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an engine', () => {
  it('is started once for all calls', async () => {
    const {call, starts} = setUp(responds);
    expect(await Promise.all([call(task), call(task)])).toEqual(['a result', 'a result']);
    expect(starts).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['breaks down', 'breaks'],
    ['does not start', 'fails to start'],
  ] as const)('that %s is started again, once', async (_what, broken) => {
    const {call, starts} = setUp(broken, responds);
    expect(await call(task)).toBe('a result');
    expect(starts).toHaveBeenCalledTimes(2);
  });

  it('that fails twice is reported, and started again for the next call', async () => {
    const {call, stop} = setUp('breaks', 'breaks', responds);
    await expect(call(task)).rejects.toThrow('It broke');
    expect(stop).toHaveBeenCalledTimes(2);
    expect(await call(task)).toBe('a result');
  });

  it('that does not respond is replaced, sooner if it has responded before', async () => {
    const once = vi.fn<Engine>().mockResolvedValueOnce('first').mockImplementation(unresponsive);
    const {call, starts} = setUp(unresponsive, once, responds);
    const slow = call(task);
    await vi.advanceTimersByTimeAsync(59);
    expect(starts).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await slow).toBe('first');
    const ended = call(task);
    await vi.advanceTimersByTimeAsync(2);
    expect(starts).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(starts).toHaveBeenCalledTimes(3);
    expect(await ended).toBe('a result');
    expect(await call(task)).toBe('a result');
    expect(starts).toHaveBeenCalledTimes(3);
  });

  it('that is only slow stays in use, with twice the delay', async () => {
    const slow = vi.fn<Engine>().mockResolvedValueOnce('first');
    slow.mockImplementationOnce(respondsAfter(4)).mockImplementation(respondsAfter(5));
    const {call, starts, stop} = setUp(slow, 'starts slowly');
    await call(task);
    const late = call(task);
    await vi.advanceTimersByTimeAsync(4);
    expect(await late).toBe('late');
    expect(starts).toHaveBeenCalledTimes(2);
    const later = call(task);
    await vi.advanceTimersByTimeAsync(5);
    expect(await later).toBe('late');
    expect(starts).toHaveBeenCalledTimes(2);
    // Its standby is not needed.
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('that does not respond to one call is replaced for all calls', async () => {
    const {call, callSlow} = setUp(unresponsive, responds);
    const first = callSlow(task);
    await vi.advanceTimersByTimeAsync(30);
    const second = call(task);
    await vi.advanceTimersByTimeAsync(30);
    expect(await Promise.all([first, second])).toEqual(['a result', 'a result']);
  });

  it('that does not respond is reported if no other starts', async () => {
    const once = vi.fn<Engine>().mockResolvedValueOnce('first').mockImplementation(unresponsive);
    const {call} = setUp(once);
    await call(task);
    const rejected = expect(call(task)).rejects.toThrow('No engine');
    await vi.advanceTimersByTimeAsync(10);
    await rejected;
  });

  it('has time for slow calls, which are repeated if it is replaced', async () => {
    const once = vi.fn<Engine>().mockResolvedValueOnce('first').mockImplementation(unresponsive);
    const {call, callSlow, starts} = setUp(once, responds);
    await call(task);
    const long = callSlow(task);
    await vi.advanceTimersByTimeAsync(50);
    expect(starts).toHaveBeenCalledTimes(1);
    const short = call(task);
    await vi.advanceTimersByTimeAsync(3);
    expect(await Promise.all([long, short])).toEqual(['a result', 'a result']);
    expect(starts).toHaveBeenCalledTimes(2);
  });

  it('is replaced once for several failed calls', async () => {
    const {call, starts} = setUp('breaks', responds);
    expect(await Promise.all([call(task), call(task)])).toEqual(['a result', 'a result']);
    expect(starts).toHaveBeenCalledTimes(2);
  });
});

it('a failed start before the first call is not reported', async () => {
  const {startAhead, call} = setUp('fails to start', responds);
  startAhead();
  await vi.advanceTimersByTimeAsync(0);
  expect(await call(task)).toBe('a result');
});

it('waiting for a start does not start an engine', async () => {
  const {call, started, starts} = setUp('fails to start', 'fails to start', responds);
  const onStarted = vi.fn();
  void started.then(onStarted);
  await expect(call(task)).rejects.toThrow('No engine');
  await vi.advanceTimersByTimeAsync(100);
  expect(starts).toHaveBeenCalledTimes(2);
  expect(onStarted).not.toHaveBeenCalled();
  expect(await call(task)).toBe('a result');
  expect(onStarted).toHaveBeenCalledOnce();
});
