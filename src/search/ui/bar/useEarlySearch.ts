import {useEffect, useEffectEvent} from 'react';
import {endEarlySearch} from '../../core/earlySearch';
import {edited} from './edited';
import {setStart} from './start';

/**
 * Goes on with a search that the reader opened before the page was alive.
 *
 * @param onOpen opens it, with what is selected on the page; what was typed replaces that
 */
export default function useEarlySearch(onOpen: () => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const keys = endEarlySearch()?.keys;
    if (keys) {
      open();
    }
    if (keys && keys.length > 0) {
      setStart({query: keys.reduce(edited, ''), isTyped: true});
    }
  }, []);
}
