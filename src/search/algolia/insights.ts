/** What readers see and open, as reported to Algolia. Exactly one of `clicked` and `selected` per hit. */
export interface Insights {
  /** The hits that are currently shown, in order. */
  viewed: (shown: ShownHits) => void;
  /** A hit was opened with a pointer. */
  clicked: (opened: OpenedHit) => void;
  /** A hit was opened from the keyboard. */
  selected: (opened: OpenedHit) => void;
}

interface ShownHits {
  /** The id of the query that found the hits. Without one, nothing is sent. */
  queryID: string | undefined;
  objectIDs: readonly string[];
}

interface OpenedHit {
  queryID: string | undefined;
  objectID: string;
  /** The one-based position of the hit among all hits of the query. */
  position: number;
}

/** An event in the format of Algolia's Insights service. */
export interface InsightsEvent {
  eventType: 'view' | 'click';
  eventName: string;
  index: string;
  userToken: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Only for clicks: the service does not accept it for views. */
  queryID?: string;
  objectIDs: string[];
  /** The position of each object, for clicks. */
  positions?: number[];
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Schedules a function; the returned function cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

interface Options {
  indexName: string;
  /** Distinguishes the events of one visit from those of others, without identifying the reader. */
  userToken: string;
  clock: Clock;
  /** Sends events. The search does not depend on the outcome. */
  send: (events: InsightsEvent[]) => Promise<unknown>;
}

/** The maximum number of hits in one Algolia event (SPEC §9). */
const hitsPerEvent = 20;

/** How long hits have to be shown to count as viewed, in milliseconds (SPEC §9). */
const viewDelay = 400;

/**
 * Creates events from what a reader does with hits. Views are debounced: of the lists that appear
 * while the reader types, only the ones that stay are reported, and none twice in a row.
 */
export function createInsights({indexName, userToken, clock, send}: Options): Insights {
  let callOff = () => {};
  let lastViewed = '';

  const common = () => ({index: indexName, userToken, timestamp: clock.now()});

  const tell = (events: InsightsEvent[]) => {
    // A failing or blocked service must not affect the search.
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
