import {limits} from '../core/client';

/** Returns how many words of text a result has room for on this screen (SPEC §9). */
export default function snippetWords(): number {
  return window.matchMedia(`(width <= ${limits.narrowScreen}px)`).matches
    ? limits.snippetWordsNarrow
    : limits.snippetWords;
}
