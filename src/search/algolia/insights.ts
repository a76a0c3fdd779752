/** What readers see and open, as reported to Algolia. Exactly one of `clicked` and `selected` per hit. */
export interface Insights {
  /** The hits that are on the screen now, the first hit first. */
  viewed: (shown: ShownHits) => void;
  /** A hit was opened with a pointer. */
  clicked: (opened: OpenedHit) => void;
  /** A hit was opened from the keyboard. */
  selected: (opened: OpenedHit) => void;
}

export interface ShownHits {
  /** The id of the query that found the hits; without one nothing is sent. */
  queryID: string | undefined;
  objectIDs: readonly string[];
}

export interface OpenedHit {
  queryID: string | undefined;
  objectID: string;
  /** Where the hit stands among all hits of the query, counted from 1. */
  position: number;
}

/** An event as Algolia's Insights service reads it. */
export interface InsightsEvent {
  eventType: 'view' | 'click';
  eventName: string;
  index: string;
  userToken: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Of clicks alone: the service knows none for views. */
  queryID?: string;
  objectIDs: string[];
  /** Of each object, for clicks. */
  positions?: number[];
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a function later; the result calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

interface Options {
  indexName: string;
  /** Tells the events of one visit from those of others, and says nothing about the reader. */
  userToken: string;
  clock: Clock;
  /** Sends events. What becomes of them is no matter of the search. */
  send: (events: InsightsEvent[]) => Promise<unknown>;
}

/** As many hits as Algolia takes in one event (SPEC §9). */
const hitsPerEvent = 20;

/** Hits count as seen when they have stood for so long, in milliseconds (SPEC §9). */
const viewDelay = 400;

/**
 * Makes events of what a reader does with the hits of a search. While the reader types, lists of
 * hits come and go: only one that stays is reported, and none twice in a row.
 */
export function createInsights({indexName, userToken, clock, send}: Options): Insights {
  let callOff = () => {};
  let lastViewed = '';

  const common = () => ({index: indexName, userToken, timestamp: clock.now()});

  const tell = (events: InsightsEvent[]) => {
    // A service that fails, or that a reader's browser blocks, takes nothing from the search.
    send(events).catch(() => undefined);
  };

  const opened =
    (eventName: string) =>
    ({queryID, objectID, position}: OpenedHit) => {
      if (queryID !== undefined) {
        const which = {queryID, objectIDs: [objectID], positions: [position]};
        tell([{eventType: 'click', eventName, ...common(), ...which}]);
      }
    };

  return {
    viewed({queryID, objectIDs}) {
      callOff();
      if (queryID === undefined || objectIDs.length === 0) {
        return;
      }
      const shown = [...objectIDs];
      callOff = clock.after(viewDelay, () => {
        const viewed = JSON.stringify([queryID, shown]);
        if (viewed === lastViewed) {
          return;
        }
        lastViewed = viewed;
        tell(
          batchesOf(shown).map((batch) => ({
            eventType: 'view',
            eventName: 'Items Viewed',
            ...common(),
            objectIDs: batch,
          })),
        );
      });
    },
    clicked: opened('Item Clicked'),
    selected: opened('Item Selected'),
  };
}

function batchesOf(objectIDs: readonly string[]): string[][] {
  const batches: string[][] = [];
  for (let first = 0; first < objectIDs.length; first += hitsPerEvent) {
    batches.push(objectIDs.slice(first, first + hitsPerEvent));
  }
  return batches;
}
