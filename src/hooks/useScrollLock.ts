import {useLayoutEffect} from 'react';

/** How many things hold the page; the search may be opened over an enlarged image. */
let holders = 0;

/**
 * Keeps the page from scrolling as long as a modal dialog is shown: the browser lets the wheel and
 * the keys through to it, and readers would lose their place. Where the scrollbar took room, that
 * room is kept, so that nothing moves aside.
 */
export default function useScrollLock(): void {
  useLayoutEffect(() => {
    const {clientWidth, style} = document.documentElement;
    if (holders === 0) {
      style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
      style.overflow = 'hidden';
    }
    holders += 1;
    return () => {
      holders -= 1;
      if (holders === 0) {
        style.overflow = '';
        style.paddingInlineEnd = '';
      }
    };
  }, []);
}
