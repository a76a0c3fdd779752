import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {supervise} from '../../../../src/search/embedded/supervisor';

type Question = () => Promise<string>;

/** What each engine does that is started, one after the other. */
function setUp(...engines: (Question | 'breaks' | 'fails to start')[]) {
  const stop = vi.fn();
  const waiting = [...engines];
  const start = vi.fn(() => {
    const engine = waiting.shift();
    if (engine === undefined || engine === 'fails to start') {
      return Promise.reject(new Error('No engine'));
    }
    const failure =
      engine === 'breaks'
        ? Promise.reject(new Error('It broke'))
        : new Promise<never>(() => undefined);
    failure.catch(() => undefined);
    return Promise.resolve({
      engine: engine === 'breaks' ? silent : engine,
      failure,
      stop,
    });
  });
  const supervised = supervise<Question>({start, firstPatience: 60, patience: 10});
  const {ask, started, start: startAhead} = supervised;
  return {ask, started, startAhead, starts: start, stop};
}

const silent: Question = () => new Promise(() => undefined);
const answers: Question = () => Promise.resolve('an answer');
const asks = (engine: Question) => engine();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an engine', () => {
  it('is started once for all questions', async () => {
    const {ask, starts} = setUp(answers);
    expect(await Promise.all([ask(asks), ask(asks)])).toEqual(['an answer', 'an answer']);
    expect(starts).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['breaks down', 'breaks'],
    ['does not start', 'fails to start'],
  ] as const)('that %s is started anew, once', async (_what, broken) => {
    const {ask, starts} = setUp(broken, answers);
    expect(await ask(asks)).toBe('an answer');
    expect(starts).toHaveBeenCalledTimes(2);
  });

  it('that breaks down twice is told of, and the next question has another try', async () => {
    const {ask, stop} = setUp('breaks', 'breaks', answers);
    await expect(ask(asks)).rejects.toThrow('It broke');
    expect(stop).toHaveBeenCalledTimes(2);
    expect(await ask(asks)).toBe('an answer');
  });

  it('that says nothing is replaced: later if it has never answered, sooner if it has', async () => {
    const once = vi.fn<Question>().mockResolvedValueOnce('first').mockImplementation(silent);
    const {ask, starts, stop} = setUp(silent, once, answers);
    const slow = ask(asks);
    await vi.advanceTimersByTimeAsync(59);
    expect(starts).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await slow).toBe('first');
    const ended = ask(asks);
    await vi.advanceTimersByTimeAsync(10);
    expect(await ended).toBe('an answer');
    expect(stop).toHaveBeenCalledTimes(2);
  });

  it('is replaced once for all questions that it does not answer', async () => {
    const {ask, starts} = setUp('breaks', answers);
    expect(await Promise.all([ask(asks), ask(asks)])).toEqual(['an answer', 'an answer']);
    expect(starts).toHaveBeenCalledTimes(2);
  });
});

it('a start ahead of the first question that fails is no complaint of its own', async () => {
  const {startAhead, ask} = setUp('fails to start', answers);
  startAhead();
  await vi.advanceTimersByTimeAsync(0);
  expect(await ask(asks)).toBe('an answer');
});

it('who waits for an engine starts none, and is told of the first that runs', async () => {
  const {ask, started, starts} = setUp('fails to start', 'fails to start', answers);
  const told = vi.fn();
  void started.then(told);
  await expect(ask(asks)).rejects.toThrow('No engine');
  await vi.advanceTimersByTimeAsync(100);
  expect(starts).toHaveBeenCalledTimes(2);
  expect(told).not.toHaveBeenCalled();
  expect(await ask(asks)).toBe('an answer');
  expect(told).toHaveBeenCalledOnce();
});
