import {useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';

interface Tooltip {
  isOpen: boolean;
  word: RefObject<HTMLButtonElement | null>;
  tooltip: RefObject<HTMLSpanElement | null>;
  /** For the element that holds both. */
  triggers: Record<
    'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onClick',
    (event: {currentTarget: Element}) => void
  >;
}

/**
 * A tooltip that can be dismissed with Escape, be pointed at, and stays until the reader leaves
 * (WCAG 1.4.13). It lies in the window rather than in the text, so nothing cuts it off.
 */
export function useTooltip(): Tooltip {
  const [isOpen, setOpen] = useState(false);
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

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        setOpen(false);
      }
    };
    // A finger that taps elsewhere leaves neither with the mouse nor, on iOS, with the focus.
    const onPointerDown = ({target}: PointerEvent) => {
      if (target instanceof Node && !word.current?.parentElement?.contains(target)) {
        setOpen(false);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen]);

  const open = () => setOpen(true);
  return {
    isOpen,
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

/** Puts the tooltip below its word, or above it where there is no room below, inside the window. */
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
