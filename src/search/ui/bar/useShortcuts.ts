import {useEffect, useRef} from 'react';
import isTyping from './isTyping';

interface Options {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Ctrl/Cmd+K opens and closes the search; `/` opens it unless the reader is typing (SPEC §2). */
export default function useShortcuts({isOpen, onOpen, onClose}: Options): void {
  /** The text key that opened the search, until another key is pressed. */
  const opener = useRef<string>(undefined);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isCommandK =
        event.key.toLowerCase() === 'k' &&
        (event.metaKey || event.ctrlKey) &&
        !event.shiftKey &&
        !event.altKey;
      const isSlash =
        event.key === '/' &&
        !event.metaKey &&
        !event.ctrlKey &&
        !event.altKey &&
        !isTyping(event.composedPath()[0]);
      if (event.repeat) {
        // Holding the keys down opens the search only once.
        if (isCommandK || event.key === opener.current) {
          event.preventDefault();
        }
        return;
      }
      opener.current = isSlash && !isOpen ? event.key : undefined;
      if (isCommandK && isOpen) {
        event.preventDefault();
        onClose();
      } else if (!isOpen && (isCommandK || isSlash)) {
        event.preventDefault();
        onOpen();
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose]);
}
