import {beforeEach, describe, expect, test, vi} from 'vitest';
import {
  createInsights,
  type Clock,
  type InsightsEvent,
} from '../../../../src/search/algolia/insights';

/** A clock that tests advance. */
class TestClock implements Clock {
  #time = 1_000_000;
  #runs = new Map<() => void, number>();

  now = () => this.#time;

  after = (milliseconds: number, run: () => void) => {
    this.#runs.set(run, this.#time + milliseconds);
    return () => this.#runs.delete(run);
  };

  advance(milliseconds: number): void {
    this.#time += milliseconds;
    for (const [run, time] of this.#runs) {
      if (time <= this.#time) {
        this.#runs.delete(run);
        run();
      }
    }
  }
}

let clock = new TestClock();
const send = vi.fn<(events: InsightsEvent[]) => Promise<unknown>>();

beforeEach(() => {
  clock = new TestClock();
  send.mockReset().mockResolvedValue(undefined);
});

const insights = () => createInsights({indexName: 'docs', userToken: 'visit', clock, send});

const ids = (count: number) => Array.from({length: count}, (_item, index) => `hit-${index}`);

const viewedIds = () => send.mock.calls.map(([events]) => events.map((event) => event.objectIDs));

describe('visible hits', () => {
  test('are reported after 400 ms', () => {
    insights().viewed({queryID: 'q1', objectIDs: ['a', 'b']});
    clock.advance(399);
    expect(send).not.toHaveBeenCalled();
    clock.advance(1);
    expect(send.mock.calls).toEqual([
      [
        [
          {
            eventType: 'view',
            eventName: 'Items Viewed',
            index: 'docs',
            userToken: 'visit',
            timestamp: 1_000_400,
            objectIDs: ['a', 'b'],
          },
        ],
      ],
    ]);
  });

  test('are not reported if they are replaced before that', () => {
    const {viewed} = insights();
    viewed({queryID: 'q1', objectIDs: ['a']});
    clock.advance(300);
    viewed({queryID: 'q2', objectIDs: ['b']});
    clock.advance(300);
    expect(send).not.toHaveBeenCalled();
    clock.advance(100);
    expect(viewedIds()).toEqual([[['b']]]);
  });

  test('are not reported if they disappear before that', () => {
    const {viewed} = insights();
    viewed({queryID: 'q1', objectIDs: ['a']});
    viewed({queryID: 'q2', objectIDs: []});
    clock.advance(1_000);
    viewed({queryID: 'q1', objectIDs: ['a']});
    viewed({queryID: undefined, objectIDs: ['b']});
    clock.advance(1_000);
    expect(send).not.toHaveBeenCalled();
  });

  test('are reported in events of twenty, in one request', () => {
    insights().viewed({queryID: 'q1', objectIDs: ids(45)});
    clock.advance(400);
    expect(send).toHaveBeenCalledTimes(1);
    expect(viewedIds()[0]?.map((batch) => batch.length)).toEqual([20, 20, 5]);
    expect(viewedIds()[0]?.flat()).toEqual(ids(45));
  });

  test('are one event if they are twenty', () => {
    insights().viewed({queryID: 'q1', objectIDs: ids(20)});
    clock.advance(400);
    expect(viewedIds()).toEqual([[ids(20)]]);
  });

  test('are reported once while they are visible', () => {
    const {viewed} = insights();
    for (const queryID of ['q1', 'q1', 'q2', 'q1']) {
      viewed({queryID, objectIDs: ['a']});
      clock.advance(400);
    }
    expect(viewedIds()).toEqual([[['a']], [['a']], [['a']]]);
  });
});

describe('an opened hit', () => {
  test.each([
    ['clicked', 'Item Clicked'],
    ['selected', 'Item Selected'],
  ] as const)('is reported immediately if it is %s', (how, eventName) => {
    insights()[how]({queryID: 'q1', objectID: 'b', position: 2});
    expect(send.mock.calls).toEqual([
      [
        [
          {
            eventType: 'click',
            eventName,
            index: 'docs',
            userToken: 'visit',
            timestamp: 1_000_000,
            queryID: 'q1',
            objectIDs: ['b'],
            positions: [2],
          },
        ],
      ],
    ]);
  });

  test('is not reported without a query, as for a recent search', () => {
    const {clicked, selected} = insights();
    clicked({queryID: undefined, objectID: 'b', position: 2});
    selected({queryID: undefined, objectID: 'b', position: 2});
    expect(send).not.toHaveBeenCalled();
  });
});

test('events that cannot be sent are dropped silently', async () => {
  let sent = 0;
  // Not a mock, since mocks handle rejections.
  const failing = () => {
    sent += 1;
    return Promise.reject(new Error('blocked'));
  };
  createInsights({indexName: 'docs', userToken: 'visit', clock, send: failing}).clicked({
    queryID: 'q1',
    objectID: 'b',
    position: 2,
  });
  // An unhandled rejection fails the run.
  await new Promise((done) => setTimeout(done));
  expect(sent).toBe(1);
});
