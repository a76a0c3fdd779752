import {createAutocomplete} from '@algolia/autocomplete-core';
import type {BaseSyntheticEvent, KeyboardEvent, MouseEvent} from 'react';
import type {SearchClient, SearchQuery} from '../../core/client';
import type {Insights} from '../../algolia/insights';
import {countOf, linkedHits, type LinkedHit, type PositionedHit} from '../../core/linkedHits';
import {searchToStore, type StoredSearches} from '../../core/stored';
import {failureOf, type Failure} from './failure';
import {groupsOf, groupsOfStart} from './groups';
import {openingOf, type ClickOpening, type Held, type Opening} from './opening';
import type {Answer, Item, Search, SearchState} from './types';

/** Items are numbered through all groups. */
const firstItem = 0;

interface Options {
  initialQuery: string;
  /** Where the address of a hit leads; undefined where it may not be linked. */
  targetOf: (url: string) => string | undefined;
  stored: StoredSearches;
  /** Told of the hits that are seen and opened. */
  insights: Insights | undefined;
  requestFor: (query: string) => SearchQuery;
  /** The engine that the site is configured for. */
  getClient: () => Promise<SearchClient>;
  /** The engine that needs no network. */
  getOfflineClient: () => Promise<SearchClient>;
  onChange: (state: SearchState, answer: Answer) => void;
  /** Asked to show an address. */
  onOpen: (target: string, opening: Opening) => void;
}

/**
 * The search behind the dialog, apart from how it is shown.
 *
 * What autocomplete-core leaves open is closed here: its status goes back to idle after a failure,
 * and Enter takes a hit of an earlier query while the answer to the present one is out.
 */
export function createSearch(options: Options): Search {
  const {initialQuery, targetOf, stored, insights, requestFor, onChange, onOpen} = options;
  let getClient = options.getClient;
  let answer: Answer = {query: undefined, nbHits: 0, isProvisional: true};
  let present: SearchState | undefined;
  let lastAsked = 0;
  let lastAnswered = 0;
  /** An Enter that came before the answer to its query. */
  let awaited: {query: string; held: Held} | undefined;
  /** The query that is asked again of an engine that has come to know more. */
  let askedAgain: string | undefined;

  /** Asks the engine; an answer that was overtaken by a later one changes nothing. */
  async function hitsFor(query: string): Promise<LinkedHit[]> {
    const number = ++lastAsked;
    let hits: LinkedHit[] = [];
    let nbHits = 0;
    let failure: Failure | undefined;
    if (query.trim() !== '') {
      try {
        const {results} = await (await getClient()).search([requestFor(query)]);
        const [result] = results;
        if (result) {
          hits = linkedHits(result, targetOf);
          nbHits = countOf(hits.length, 1, result);
        }
      } catch (error) {
        console.error('The search did not answer.', error);
        failure = failureOf(error, navigator.onLine);
      }
    }
    if (number > lastAnswered) {
      lastAnswered = number;
      const {isProvisional} = answer;
      answer = {query, nbHits, isProvisional, ...(failure && {failure})};
    }
    return hits;
  }

  const autocomplete = createAutocomplete<Item, BaseSyntheticEvent, MouseEvent, KeyboardEvent>({
    id: 'docsearch',
    defaultActiveItemId: firstItem,
    openOnFocus: true,
    initialState: {query: initialQuery},
    onStateChange({state, prevState}) {
      present = state;
      onChange(state, answer);
      if (state.collections !== prevState.collections) {
        keepActive(state, prevState);
        tellOfViewed(state);
        openAwaited(state);
      }
    },
    onReset: () => ask(''),
    async getSources({query}) {
      const found = await hitsFor(query);
      const groups = query.trim() === '' ? groupsOfStart(stored) : groupsOf(found);
      return groups.map(({id, hits}) => ({
        sourceId: id,
        getItems: () =>
          hits.flatMap((hit): Item[] => {
            const target = targetOf(hit.url);
            const toStore = searchToStore(hit, found);
            return target === undefined ? [] : [{...hit, target, toStore}];
          }),
      }));
    },
  });

  function tellOfViewed(state: SearchState) {
    const items = itemsOf(state);
    insights?.viewed({
      queryID: items[0]?.queryID,
      objectIDs: items.map(({objectID}) => objectID),
    });
  }

  function openAwaited(state: SearchState) {
    if (awaited && answer.query === state.query) {
      const {query, held} = awaited;
      awaited = undefined;
      if (query === state.query && !answer.failure) {
        openActive(state, held);
      }
    }
  }

  /** Loads the rest of the index. Whether it comes or not, what is there answers. */
  async function complete() {
    const client = await getClient();
    if ((await client.complete?.()) && present && present.query.trim() !== '') {
      askedAgain = present.query;
      const {activeItemId} = present;
      const refreshed = autocomplete.refresh();
      // A refresh makes the first hit the active one, though the hits are still the same.
      autocomplete.setActiveItemId(activeItemId);
      await refreshed;
    }
    answer = {...answer, isProvisional: false};
    if (present) {
      onChange(present, answer);
    }
  }

  /**
   * When a query was asked again, the hit that the reader has gone to stays active wherever it stands
   * now. Who has gone to none has the first one active, as ever.
   */
  function keepActive(state: SearchState, prevState: SearchState) {
    if (askedAgain === undefined || answer.query !== state.query) {
      return;
    }
    const active = activeItemOf(prevState);
    if (askedAgain === state.query && active && prevState.activeItemId !== firstItem) {
      const place = itemsOf(state).findIndex(({objectID}) => objectID === active.objectID);
      autocomplete.setActiveItemId(Math.max(0, place));
    }
    askedAgain = undefined;
  }

  function openActive(state: SearchState, held: Held) {
    const item = activeItemOf(state);
    if (item) {
      insights?.selected(eventOf(item));
      open(item, openingOf(held));
    }
  }

  function ask(query: string) {
    autocomplete.setQuery(query);
    void autocomplete.refresh();
  }

  function open(item: Item, opening: ClickOpening) {
    stored.addRecent(item.toStore);
    if (opening !== 'link') {
      onOpen(item.target, opening);
    }
  }

  function start() {
    // An engine that does not come is told when it is asked.
    complete().catch(() => undefined);
  }

  return {
    autocomplete,
    start,
    open(item, opening) {
      insights?.clicked(eventOf(item));
      open(item, opening);
    },
    enter(held) {
      if (present && answer.query === present.query) {
        openActive(present, held);
      } else {
        awaited = {query: present?.query ?? initialQuery, held};
      }
    },
    goOffline() {
      getClient = options.getOfflineClient;
      void autocomplete.refresh();
      start();
    },
    retry() {
      answer = {query: undefined, nbHits: 0, isProvisional: true};
      void autocomplete.refresh();
      start();
    },
    ask,
    stop() {
      awaited = undefined;
      // Hits that are gone so soon were not seen.
      insights?.viewed({queryID: undefined, objectIDs: []});
    },
  };
}

function itemsOf({collections}: SearchState) {
  return collections.flatMap(({items}) => items);
}

function activeItemOf(state: SearchState) {
  return itemsOf(state).find((item) => item.__autocomplete_id === state.activeItemId);
}

function eventOf({objectID, queryID, position}: PositionedHit) {
  return {objectID, queryID, position};
}
