import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {supervise} from '../../../../src/search/embedded/supervisor';

type Question = () => Promise<string>;

/** What each engine does that is started, one after the other. */
function setUp(...engines: (Question | 'breaks' | 'fails to start' | 'starts slowly')[]) {
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
    return {engine: typeof engine === 'string' ? silent : engine, failure, stop};
  });
  const supervised = supervise<Question>({start, firstPatience: 60, patience: 10, doubt: 3});
  const {ask, askAtLength, started, start: startAhead} = supervised;
  return {ask, askAtLength, started, startAhead, starts: start, stop};
}

const silent: Question = () => new Promise(() => undefined);
const answersAfter =
  (milliseconds: number): Question =>
  () =>
    new Promise((resolve) => setTimeout(resolve, milliseconds, 'late'));
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
  ] as const)('that %s is started again, once', async (_what, broken) => {
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
    const {ask, starts} = setUp(silent, once, answers);
    const slow = ask(asks);
    await vi.advanceTimersByTimeAsync(59);
    expect(starts).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await slow).toBe('first');
    const ended = ask(asks);
    await vi.advanceTimersByTimeAsync(2);
    expect(starts).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(starts).toHaveBeenCalledTimes(3);
    expect(await ended).toBe('an answer');
    expect(await ask(asks)).toBe('an answer');
    expect(starts).toHaveBeenCalledTimes(3);
  });

  it('that is only slow goes on, and is waited for twice as long', async () => {
    const slow = vi.fn<Question>().mockResolvedValueOnce('first');
    slow.mockImplementationOnce(answersAfter(4)).mockImplementation(answersAfter(5));
    const {ask, starts, stop} = setUp(slow, 'starts slowly');
    await ask(asks);
    const late = ask(asks);
    await vi.advanceTimersByTimeAsync(4);
    expect(await late).toBe('late');
    expect(starts).toHaveBeenCalledTimes(2);
    const later = ask(asks);
    await vi.advanceTimersByTimeAsync(5);
    expect(await later).toBe('late');
    expect(starts).toHaveBeenCalledTimes(2);
    // The one that was started beside it is not needed.
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('that one question finds silent is silent for all of them', async () => {
    const {ask, askAtLength} = setUp(silent, answers);
    const first = askAtLength(asks);
    await vi.advanceTimersByTimeAsync(30);
    const second = ask(asks);
    await vi.advanceTimersByTimeAsync(30);
    expect(await Promise.all([first, second])).toEqual(['an answer', 'an answer']);
  });

  it('that is silent is told of when no other starts', async () => {
    const once = vi.fn<Question>().mockResolvedValueOnce('first').mockImplementation(silent);
    const {ask} = setUp(once);
    await ask(asks);
    const told = expect(ask(asks)).rejects.toThrow('No engine');
    await vi.advanceTimersByTimeAsync(10);
    await told;
  });

  it('is given time for what takes long, which is asked of the next when it is gone', async () => {
    const once = vi.fn<Question>().mockResolvedValueOnce('first').mockImplementation(silent);
    const {ask, askAtLength, starts} = setUp(once, answers);
    await ask(asks);
    const long = askAtLength(asks);
    await vi.advanceTimersByTimeAsync(50);
    expect(starts).toHaveBeenCalledTimes(1);
    const short = ask(asks);
    await vi.advanceTimersByTimeAsync(3);
    expect(await Promise.all([long, short])).toEqual(['an answer', 'an answer']);
    expect(starts).toHaveBeenCalledTimes(2);
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
