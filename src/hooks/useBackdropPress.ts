import {useRef, type MouseEvent, type PointerEvent} from 'react';

interface Handlers {
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
}

/**
 * What a dialog listens to, so that a press on its backdrop closes it. A click is where a press ends,
 * too: one that begins inside, as when text is selected, and ends beside the dialog closes nothing.
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
