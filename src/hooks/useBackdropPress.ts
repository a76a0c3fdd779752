import {useRef, type MouseEvent, type PointerEvent} from 'react';

interface Handlers {
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
}

/**
 * Event handlers with which a press on the backdrop closes a dialog. A click event alone is not
 * enough: a press that begins inside the dialog, as when selecting text, and ends on the backdrop
 * must not close it.
 */
export default function useBackdropPress(onClose: () => void): Handlers {
  const isBeside = useRef(false);
  return {
    onPointerDown({target, currentTarget}) {
      isBeside.current = target === currentTarget;
    },
    onClick({target, currentTarget}) {
      if (target === currentTarget && isBeside.current) {
        onClose();
      }
    },
  };
}
