import type {AutocompleteApi, AutocompleteState} from '@algolia/autocomplete-core';
import type {BaseSyntheticEvent, KeyboardEvent, MouseEvent} from 'react';
import type {Closeness} from '../../core/client';
import type {PositionedHit} from '../../core/linkedHits';
import type {StoredSearch} from '../../core/stored';
import type {Failure} from './failure';
import type {ClickOpening, ClickModifiers} from './opening';

export interface SearchModalProps {
  /** A query, or a longer text that was selected on the page. */
  initialQuery: string;
  /** Whether the reader typed the query and will continue it. */
  isTyped: boolean;
  /** Called with every query, the initial one included. */
  onQuery: (query: string) => void;
  onClose: () => void;
}

/** A hit as an autocomplete-core item, with its safe link target. */
export type Item = PositionedHit & {
  target: string;
  /** The search to store when the item is opened. */
  toStore: StoredSearch;
} & Record<string, unknown>;

export type SearchState = AutocompleteState<Item>;

type SearchAutocomplete = AutocompleteApi<Item, BaseSyntheticEvent, MouseEvent, KeyboardEvent>;

/** The latest answer. The groups of hits themselves are the collections of the state. */
export interface Answer {
  /** The query that was answered; undefined before the first answer. */
  query: string | undefined;
  /** What was searched for: the query, or the message of which it is a part. */
  asked?: string;
  /** Whether that is a message. */
  isMessage?: boolean;
  /** The number of results, including those that only the search page shows. */
  nbHits: number;
  /** How well the hits match, if they do not surely match all of the query. */
  closeness?: Closeness;
  /** The query in English, if it was in another language. */
  translation?: string;
  failure?: Failure;
  /** Whether the engine is still loading its index, so that the query will be run again. */
  isProvisional: boolean;
  /** Whether the reader waits for the first hit to be sure, in order to open it. */
  isAwaited?: boolean;
  /** Whether its hits took the place of others although the reader did nothing. */
  isReplaced?: boolean;
}

/** The controller of a search and its dialog. */
export interface Search {
  autocomplete: SearchAutocomplete;
  /** Opens a clicked hit, unless the browser does so, and stores it. */
  open: (item: Item, opening: ClickOpening) => void;
  /**
   * Opens the active hit as soon as it belongs to the current query, and a hit that the reader did not
   * select as soon as the whole index is searched.
   */
  enter: (held: ClickModifiers) => void;
  /** Makes the engine load the rest of its index, and then runs the query again. */
  start: () => void;
  /** Sends the current query and all later ones to the engine that needs no network. */
  goOffline: () => void;
  /** Runs the current query again. */
  retry: () => void;
  /** Searches for something else. */
  ask: (query: string) => void;
  /**
   * Searches for a text that is too long for the input, and shows a part of it there.
   *
   * @returns false if the text is short enough to be inserted
   */
  paste: (text: string) => boolean;
  /** Discards a pending Enter, because the dialog is closed. */
  stop: () => void;
}
