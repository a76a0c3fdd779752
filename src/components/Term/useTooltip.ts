import {useLayoutEffect, useRef, useState, type RefObject} from 'react';
import useDismissal from '../../hooks/useDismissal';

interface Tooltip {
  isOpen: boolean;
  /** Props for the element that contains both. */
  root: RefObject<HTMLSpanElement | null>;
  word: RefObject<HTMLButtonElement | null>;
  tooltip: RefObject<HTMLSpanElement | null>;
  /** Ref for the same element as `root`. */
  triggers: Record<
    'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onClick',
    (event: {currentTarget: Element}) => void
  >;
}

/**
 * A tooltip that is dismissible with Escape, hoverable and persistent (WCAG 1.4.13). It is
 * positioned in the window rather than in the text, so that nothing clips it.
 */
export function useTooltip(): Tooltip {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const word = useRef<HTMLButtonElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const move = () => place(tooltip.current, word.current);
    move();
    window.addEventListener('scroll', move, {capture: true, passive: true});
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('scroll', move, {capture: true});
      window.removeEventListener('resize', move);
    };
  }, [isOpen]);

  useDismissal(isOpen, root, () => setOpen(false));

  const open = () => setOpen(true);
  return {
    isOpen,
    root,
    word,
    tooltip,
    triggers: {
      onMouseEnter: open,
      onFocus: open,
      onClick: open,
      onMouseLeave: () => setOpen(document.activeElement === word.current),
      onBlur: ({currentTarget}) => setOpen(currentTarget.matches(':hover')),
    },
  };
}

/**
 * Positions the tooltip below its word, or above it if there is no room below, within the window.
 */
function place(tooltip: HTMLElement | null, word: HTMLElement | null) {
  if (!tooltip || !word) {
    return;
  }
  const edge = 8;
  const anchor = word.getBoundingClientRect();
  const {width, height} = tooltip.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const x = Math.max(edge, Math.min(anchor.left, clientWidth - width - edge));
  const isBelow = anchor.bottom + height <= clientHeight || anchor.top < height;
  tooltip.style.setProperty('--x', `${x}px`);
  tooltip.style.setProperty('--y', `${isBelow ? anchor.bottom : anchor.top - height}px`);
}
