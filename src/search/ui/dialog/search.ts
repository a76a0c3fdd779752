import {createAutocomplete} from '@algolia/autocomplete-core';
import type {BaseSyntheticEvent, KeyboardEvent, MouseEvent} from 'react';
import type {Closeness, SearchClient, SearchQuery} from '../../core/client';
import type {Insights} from '../../algolia/insights';
import {countOf, linkedHits, type LinkedHit, type PositionedHit} from '../../core/linkedHits';
import {parseMessage} from '../../core/message';
import {searchToStore, type StoredSearches} from '../../core/stored';
import {failureOf, type Failure} from './failure';
import {groupsOf, groupsOfStart} from './groups';
import {openingOf, type ClickOpening, type ClickModifiers, type Opening} from './opening';
import type {Answer, Item, Search, SearchState} from './types';

/** Items are numbered consecutively across all groups. */
const firstItem = 0;

interface Options {
  /** A query, or a longer text. */
  initialQuery: string;
  /** Returns the link target for the URL of a hit, or undefined if it must not be linked. */
  targetOf: (url: string) => string | undefined;
  stored: StoredSearches;
  /** Receives the hits that are seen and opened. */
  insights: Insights | undefined;
  requestFor: (query: string) => SearchQuery;
  /** The engine configured for the site. */
  getClient: () => Promise<SearchClient>;
  /** The engine that needs no network. */
  getOfflineClient: () => Promise<SearchClient>;
  onChange: (state: SearchState, answer: Answer) => void;
  /** Navigates to the target of a hit. */
  onOpen: (item: Item, opening: Opening) => void;
}

/**
 * The logic of the search dialog, without its view.
 *
 * Works around two problems of autocomplete-core: its status returns to idle after a failure, and
 * Enter opens a hit of an earlier query while the current one is still being answered.
 */
export function createSearch(options: Options): Search {
  const {targetOf, stored, insights, requestFor, onChange, onOpen} = options;
  /** The text of which a part is in the input, until the reader changes that. */
  let message = parseMessage(options.initialQuery);
  const initialQuery = message?.shown ?? options.initialQuery;
  let getClient = options.getClient;
  let answer: Answer = {query: undefined, nbHits: 0, isProvisional: true};
  let present: SearchState | undefined;
  let lastAsked = 0;
  let lastAnswered = 0;
  /** An Enter that was pressed before its query was answered for good. */
  let awaited: {query: string; held: ClickModifiers} | undefined;

  /** Queries the engine. Answers that arrive after a later one are ignored. */
  async function hitsFor(query: string): Promise<LinkedHit[]> {
    const number = ++lastAsked;
    const asked = query === message?.shown ? message.text : query;
    const isMessage = asked !== query;
    let hits: LinkedHit[] = [];
    let nbHits = 0;
    let closeness: Closeness | undefined;
    let translation: string | undefined;
    let failure: Failure | undefined;
    if (query.trim() !== '') {
      try {
        const client = await getClient();
        const request = requestFor(asked);
        let [result] = (await client.search([request])).results;
        // What a part of the index does not have may be in the rest, as what explains a message always is.
        if ((isMessage || result?.hits.length === 0) && (await client.complete?.())) {
          if (number !== lastAsked) {
            // That there was nothing in a part is no answer: the later query gets one.
            return hits;
          }
          [result] = (await client.search([request])).results;
        }
        if (result) {
          hits = linkedHits(result, targetOf);
          nbHits = countOf(hits.length, 1, result);
          ({closeness} = result);
          translation = result.translation;
        }
      } catch (error) {
        console.error('The search did not answer.', error);
        failure = failureOf(error, navigator.onLine);
      }
    }
    if (number > lastAnswered) {
      lastAnswered = number;
      const {isProvisional} = answer;
      answer = {
        query,
        asked,
        isMessage,
        nbHits,
        isProvisional,
        ...(closeness && {closeness}),
        ...(translation && {translation}),
        ...(failure && {failure}),
      };
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
      if (awaited?.query !== state.query) {
        awaited = undefined;
      }
      tell(state);
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

  function tell(state: SearchState) {
    const {query, isProvisional, failure} = answer;
    // An Enter before any answer has the status of its query, which says when that takes long.
    const isAwaited = awaited !== undefined && query === state.query && isProvisional && !failure;
    onChange(state, {...answer, isAwaited});
  }

  function tellOfViewed(state: SearchState) {
    const items = itemsOf(state);
    insights?.viewed({
      queryID: items[0]?.queryID,
      objectIDs: items.map(({objectID}) => objectID),
    });
  }

  function openAwaited(state: SearchState) {
    if (awaited && answer.query === state.query && !answer.isProvisional) {
      const {held} = awaited;
      awaited = undefined;
      // Who selects another hit meanwhile has changed their mind.
      if (!answer.failure && state.activeItemId === firstItem) {
        openActive(state, held);
      }
    }
  }

  /** Loads the rest of the index. If that fails, the engine answers from the partial index. */
  async function complete() {
    const client = await getClient();
    if ((await client.complete?.()) && present && present.query.trim() !== '') {
      const {activeItemId} = present;
      const before = urlsOf(present);
      const refreshed = autocomplete.refresh();
      // A refresh activates the first hit, although the hits are still the same.
      autocomplete.setActiveItemId(activeItemId);
      await refreshed;
      const after = urlsOf(present);
      answer = {...answer, isReplaced: before.some((url, place) => url !== after[place])};
    }
    answer = {...answer, isProvisional: false};
    if (present) {
      tell(present);
      openAwaited(present);
    }
  }

  /**
   * When other hits come for what is typed, the section that the reader has selected stays active,
   * wherever it is now and whichever of its texts is shown. If it is gone, nothing is active, so that
   * Enter opens nothing else. If none was selected, the first one is active as usual.
   */
  function keepActive(state: SearchState, prevState: SearchState) {
    const active = activeItemOf(prevState);
    if (state.query.trim() !== '' && active && prevState.activeItemId !== firstItem) {
      const place = urlsOf(state).indexOf(active.url);
      autocomplete.setActiveItemId(place === -1 ? null : place);
    }
  }

  /**
   * Whether the active hit is the first one of the first part of the index, which is another one in
   * the end for every third query, and was not selected by the reader.
   */
  function isGuess({query, activeItemId}: SearchState) {
    return answer.isProvisional && query.trim() !== '' && activeItemId === firstItem;
  }

  function openActive(state: SearchState, held: ClickModifiers) {
    const item = activeItemOf(state);
    if (item) {
      insights?.selected(eventOf(item));
      open(item, openingOf(held));
    }
  }

  function ask(query: string) {
    autocomplete.setQuery(query);
    // A refresh leaves it closed, and then no hit is active for screen readers and arrow keys.
    autocomplete.setIsOpen(query !== '');
    void autocomplete.refresh();
  }

  function open(item: Item, opening: ClickOpening) {
    stored.addRecent(item.toStore);
    if (opening !== 'link') {
      onOpen(item, opening);
    }
  }

  function start() {
    // A failure to load the engine is reported when it is queried.
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
      if (present && answer.query === present.query && !isGuess(present)) {
        openActive(present, held);
      } else {
        awaited = {query: present?.query ?? initialQuery, held};
        if (present) {
          tell(present);
        }
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
    paste(text) {
      const parsed = parseMessage(text);
      if (parsed) {
        message = parsed;
        ask(parsed.shown);
      }
      return parsed !== undefined;
    },
    stop() {
      awaited = undefined;
      // Hits that disappear so soon were not seen.
      insights?.viewed({queryID: undefined, objectIDs: []});
    },
  };
}

function urlsOf(state: SearchState) {
  return itemsOf(state).map(({url}) => url);
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
