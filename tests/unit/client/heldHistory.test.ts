import {createMemoryHistory, createPath, type Action, type Location} from 'history';
import {describe, expect, it, vi} from 'vitest';
import {holdHistory} from '../../../src/client/heldHistory';

/** Lets every promise that can settle do so. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

function setUp(original = createMemoryHistory({initialEntries: ['/first']})) {
  const loads = new Map<string, Deferred>();
  const onThere = vi.fn();
  const onAsked = vi.fn<(location: Location, previous: Location, action: Action) => () => void>(
    () => onThere,
  );
  const onFailure = vi.fn();
  const history = holdHistory(original, {
    onAsked,
    load: ({pathname}) => {
      const load = promise();
      loads.set(pathname, load);
      return load.promise;
    },
    onFailure,
  });
  const told: string[] = [];
  const stop = history.listen((location) => told.push(createPath(location)));
  const come = async (path: string) => {
    loads.get(path)?.resolve();
    await settle();
  };
  const fail = async (path: string, error: Error) => {
    loads.get(path)?.reject(error);
    await settle();
  };
  return {history, told, stop, come, fail, onAsked, onThere, onFailure};
}

interface Deferred {
  promise: Promise<void>;
  resolve: () => void;
  reject: (error: Error) => void;
}

function promise(): Deferred {
  const deferred: Partial<Deferred> = {};
  const made = new Promise<void>((resolve, reject) => Object.assign(deferred, {resolve, reject}));
  return {resolve: () => undefined, reject: () => undefined, ...deferred, promise: made};
}

describe('a history that holds places back', () => {
  it('tells of a place when it has loaded, and not before', async () => {
    const {history, told, come, onAsked, onThere} = setUp();
    history.push('/second');
    await settle();
    expect(history.location.pathname).toBe('/second');
    expect(onAsked).toHaveBeenCalledTimes(1);
    expect(onAsked).toHaveBeenCalledWith(
      expect.objectContaining({pathname: '/second'}),
      expect.objectContaining({pathname: '/first'}),
      'PUSH',
    );
    expect(onThere).not.toHaveBeenCalled();
    expect(told).toEqual([]);
    await come('/second');
    expect(onThere).toHaveBeenCalledTimes(1);
    expect(told).toEqual(['/second']);
  });

  it('says nothing of a place from which the reader has turned away', async () => {
    const {history, told, come} = setUp();
    history.push('/slow');
    history.push('/quick');
    await come('/quick');
    await come('/slow');
    expect(told).toEqual(['/quick']);
  });

  it('says nothing of a place that was left for the one on show', async () => {
    const {history, told, come} = setUp();
    history.push('/slow');
    history.goBack();
    await come('/first');
    await come('/slow');
    expect(told).toEqual(['/first']);
  });

  it('tells at once of another place on the page on show', async () => {
    const {history, told, come, onThere} = setUp();
    history.replace('/first?q=v');
    expect(onThere).toHaveBeenCalledTimes(1);
    expect(told).toEqual(['/first?q=v']);
    history.push('/second');
    await come('/second');
    history.replace('/second?q=v');
    expect(told).toEqual(['/first?q=v', '/second', '/second?q=v']);
  });

  it('says nothing when a step back is held up', async () => {
    const {history, told, come, onAsked} = setUp();
    history.push('/second');
    await come('/second');
    const letGo = history.block(() => false);
    history.goBack();
    await settle();
    letGo();
    expect(history.location.pathname).toBe('/second');
    expect(told).toEqual(['/second']);
    expect(onAsked).toHaveBeenCalledTimes(1);
  });

  it('passes on why a place did not come', async () => {
    const {history, told, fail, onFailure} = setUp();
    const error = new Error('gone');
    history.push('/lost');
    await fail('/lost', error);
    expect(onFailure).toHaveBeenCalledWith(error);
    expect(told).toEqual([]);
  });

  it('tells nobody who no longer listens', async () => {
    const {history, told, stop, come} = setUp();
    stop();
    history.push('/second');
    await come('/second');
    expect(told).toEqual([]);
  });

  it('tells of a place whose address the browser refuses to write', () => {
    const refusing = createMemoryHistory({initialEntries: ['/first']});
    refusing.replace = () => {
      throw new DOMException('Too many.', 'SecurityError');
    };
    const {history, told} = setUp(refusing);
    history.replace({...history.location, search: 'filter=a'});
    history.replace('/first?filter=ab');
    expect(told).toEqual(['/first?filter=a', '/first?filter=ab']);
    expect(history.location.search).toBe('?filter=ab');
  });

  it('hides no other fault', () => {
    const broken = createMemoryHistory();
    broken.replace = () => {
      throw new TypeError('no');
    };
    const {history} = setUp(broken);
    expect(() => history.replace('/')).toThrow(TypeError);
  });
});
