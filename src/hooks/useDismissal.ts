import {useEffect, useEffectEvent, type RefObject} from 'react';

/** What dismissed something: the Escape key, or a pointer pressed outside it. */
export type DismissalReason = 'escape' | 'outside';

/**
 * Lets readers dismiss an overlay: with Escape, wherever the focus is (WCAG 1.4.13), and with a
 * press elsewhere. Tapping elsewhere triggers neither mouseleave nor, on iOS, blur.
 *
 * @param isOpen whether there is something to dismiss
 * @param inside the element within which a press does not dismiss
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
