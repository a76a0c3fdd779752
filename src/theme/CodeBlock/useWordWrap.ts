import {useEffect, useEffectEvent, useState, type RefObject} from 'react';

/** Whether the lines of a code block wrap. */
export interface WordWrap {
  isEnabled: boolean;
  /** Whether a line is too long for the block, so that there is something to wrap. */
  isUseful: boolean;
  toggle: () => void;
}

/**
 * Lets readers wrap the lines of a code block that are too long for it. The theme's hook
 * (theme-common 3.9.2) measures each block while the page hydrates, which forces a layout, and
 * compares its settings with `localeCompare`, which loads the data of all languages.
 *
 * @param ref the element that scrolls when its lines do not wrap
 */
export function useWordWrap(ref: RefObject<HTMLElement | null>): WordWrap {
  const [isEnabled, setEnabled] = useState(false);
  const [overflows, setOverflows] = useState(false);

  const onResize = useEffectEvent(({scrollWidth, clientWidth}: Element) => {
    // The button stays while the lines wrap, or nothing could undo it.
    if (!isEnabled) {
      setOverflows(scrollWidth > clientWidth);
    }
  });

  useEffect(() => {
    const block = ref.current;
    if (!block) {
      return undefined;
    }
    // Called at once, and when a tab shows the block.
    const observer = new ResizeObserver(() => onResize(block));
    observer.observe(block);
    return () => observer.disconnect();
  }, [ref]);

  return {isEnabled, isUseful: overflows, toggle: () => setEnabled((value) => !value)};
}
