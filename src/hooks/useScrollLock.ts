import {useLayoutEffect} from 'react';

/** The number of active locks. The search may be opened over an enlarged image, for example. */
let holders = 0;

/**
 * Prevents the page from scrolling while a modal dialog is open. Otherwise the browser would pass
 * wheel and key events on to the page, and readers would lose their place. The width of the
 * scrollbar is preserved, so that nothing shifts.
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
