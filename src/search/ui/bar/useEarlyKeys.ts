import {useEffect} from 'react';
import {limits} from '../../core/client';
import {truncate} from '../../core/truncate';
import {getStart, setStart} from './start';

/**
 * Takes what the reader types after opening the search and before its dialog is there: letters go
 * into the query with which it opens, and Escape closes it.
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
        // There is no hit to open yet, and the button, if it has the focus, has done its work.
        event.preventDefault();
      } else if (key === 'Backspace' || [...key].length === 1) {
        event.preventDefault();
        setStart({query: edited(key), isTyped: true});
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isWaiting, onClose]);
}

/** The query after a key. As in the input, a key replaces what was selected on the page. */
function edited(key: string): string {
  const {query = '', isTyped = false} = getStart() ?? {};
  const before = isTyped ? [...query] : [];
  const after = key === 'Backspace' ? before.slice(0, -1) : [...before, key];
  return truncate(after.join(''), limits.queryLength);
}
