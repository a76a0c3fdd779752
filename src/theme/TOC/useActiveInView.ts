import {useEffect, type RefObject} from 'react';
import bringIntoBox from '../../navigation/bringIntoBox';

/** How much of the list fades at its end (styles.module.css), in pixels. */
const faded = 40;

/**
 * Keeps the section that is being read in view in a table of contents that is taller than the window,
 * unless the reader is at work in it.
 *
 * @param container where the theme's table of contents is
 */
export default function useActiveInView(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    /** The link that is in view, or was when the reader began to scroll the list. */
    let followed: Element | null = null;
    function follow() {
      const active = container.current?.querySelector('.table-of-contents__link--active');
      const list = active?.closest('.theme-doc-toc-desktop');
      if (active && list && active !== followed && !list.matches(':hover, :focus-within')) {
        bringIntoBox(active, list, faded);
        followed = active;
      }
    }
    // The theme marks the link in a listener of its own, which may come after this one.
    const followSoon = () => requestAnimationFrame(follow);
    followSoon();
    window.addEventListener('scroll', followSoon, {passive: true});
    return () => window.removeEventListener('scroll', followSoon);
  }, [container]);
}
