import {useEffect} from 'react';
import {edited} from './edited';
import {getStart, setStart} from './start';

/**
 * Handles what the reader types between opening the search and the appearance of its dialog:
 * letters go into the initial query, and Escape closes the search.
 */
export default function useEarlyKeys(isWaiting: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    function onKeyDown(event: KeyboardEvent) {
      const {key} = event;
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (isCommand || event.isComposing || event.defaultPrevented) {
        return;
      }
      if (key === 'Escape') {
        event.preventDefault();
        onClose();
      } else if (key === 'Enter') {
        // There is no hit to open yet, and Enter must not press the focused button again.
        event.preventDefault();
      } else if (key === 'Backspace' || [...key].length === 1) {
        event.preventDefault();
        // As in the input, the key replaces text that was selected on the page.
        const {query = '', isTyped = false} = getStart() ?? {};
        setStart({query: edited(isTyped ? query : '', key), isTyped: true});
      }
    }
    // After the shortcuts of the search, and before that of the list of keys: a question mark is
    // part of the query.
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isWaiting, onClose]);
}
