import type {KeyboardEvent} from 'react';
import {getStart, setStart} from './start';

/** Opens the search with what is typed while one of its buttons has the focus. */
export default function openWithKey(event: KeyboardEvent): void {
  const isText = event.key.length === 1 && /[\p{L}\p{N}]/u.test(event.key);
  if (!getStart() && isText && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    setStart({query: event.key, isTyped: true});
  }
}
