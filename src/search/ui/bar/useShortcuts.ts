import {useEffect, useRef} from 'react';
import shortcutOf from '../../../shortcuts/shortcutOf';

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
      const shortcut = shortcutOf(event);
      if (event.repeat) {
        // Holding the keys down opens the search only once.
        if (shortcut === 'toggle-search' || event.key === opener.current) {
          event.preventDefault();
        }
        return;
      }
      opener.current = shortcut === 'open-search' && !isOpen ? event.key : undefined;
      if (shortcut === 'toggle-search' && isOpen) {
        event.preventDefault();
        onClose();
      } else if (!isOpen && (shortcut === 'toggle-search' || shortcut === 'open-search')) {
        event.preventDefault();
        onOpen();
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose]);
}
