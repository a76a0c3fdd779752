import {useEffect, useEffectEvent, type RefObject} from 'react';

/** What dismissed something: the Escape key, or a pointer that was pressed outside of it. */
export type DismissalReason = 'escape' | 'outside';

/**
 * Lets readers dismiss what is open over the page: with Escape wherever the focus is (WCAG 1.4.13),
 * and with a press elsewhere. A finger that taps elsewhere leaves neither with the mouse nor, on
 * iOS, with the focus.
 *
 * @param isOpen whether there is something to dismiss
 * @param inside the element in which a press dismisses nothing
 */
export default function useDismissal(
  isOpen: boolean,
  inside: RefObject<Element | null>,
  dismiss: (reason: DismissalReason) => void,
): void {
  const onDismiss = useEffectEvent(dismiss);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    function onKeyDown({key}: KeyboardEvent) {
      if (key === 'Escape') {
        onDismiss('escape');
      }
    }
    function onPointerDown({target}: PointerEvent) {
      if (target instanceof Node && !inside.current?.contains(target)) {
        onDismiss('outside');
      }
    }
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen, inside]);
}
