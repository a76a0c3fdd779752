import type {AutocompleteApi, AutocompleteState} from '@algolia/autocomplete-core';
import type {BaseSyntheticEvent, KeyboardEvent, MouseEvent} from 'react';
import type {PositionedHit} from '../../core/linkedHits';
import type {StoredSearch} from '../../core/stored';
import type {Failure} from './failure';
import type {ClickOpening, Held} from './opening';

export interface SearchModalProps {
  initialQuery: string;
  /** Whether the reader has begun to type the query, and goes on. */
  isTyped: boolean;
  /** Called with every query, the initial one included. */
  onQuery: (query: string) => void;
  onClose: () => void;
}

/** A hit as autocomplete-core wants its items: open to further keys, with its checked address. */
export type Item = PositionedHit & {
  target: string;
  /** What is remembered when the item is opened. */
  toStore: StoredSearch;
} & Record<string, unknown>;

export type SearchState = AutocompleteState<Item>;

export type SearchAutocomplete = AutocompleteApi<
  Item,
  BaseSyntheticEvent,
  MouseEvent,
  KeyboardEvent
>;

/** The latest answer. The groups of hits themselves are the collections of the state. */
export interface Answer {
  /** The query that was answered; undefined before the first answer. */
  query: string | undefined;
  /** How many results there are for the reader, those that only the search page shows included. */
  nbHits: number;
  failure?: Failure;
  /** Whether the engine knows less than it soon will, and the query is going to be asked again. */
  isProvisional: boolean;
}

/** What drives a search and its dialog. */
export interface Search {
  autocomplete: SearchAutocomplete;
  /** Opens a hit that was clicked, unless the browser does, and remembers it. */
  open: (item: Item, opening: ClickOpening) => void;
  /** Opens the active hit, as soon as it is one of the present query. */
  enter: (held: Held) => void;
  /** Has the engine load what it does not need for a first answer, and asks again when it has. */
  start: () => void;
  /** Asks the present query of the engine that needs no network, and all later ones. */
  goOffline: () => void;
  /** Asks the present query once more. */
  retry: () => void;
  /** Searches for something else. */
  ask: (query: string) => void;
  /** Forgets an Enter that still waits, as the dialog is gone. */
  stop: () => void;
}
