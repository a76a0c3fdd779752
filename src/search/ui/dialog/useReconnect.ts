import {useEffect, useEffectEvent} from 'react';

/**
 * Calls back when the network or the reader returns: Safari aborts the requests of a page that the
 * reader leaves, and restores the page unchanged when they return.
 */
export default function useReconnect(isAwaited: boolean, onReconnect: () => void): void {
  const tell = useEffectEvent(onReconnect);
  useEffect(() => {
    if (!isAwaited) {
      return undefined;
    }
    const listening = new AbortController();
    const {signal} = listening;
    window.addEventListener('online', () => tell(), {signal});
    window.addEventListener(
      'pageshow',
      ({persisted}) => {
        if (persisted) {
          tell();
        }
      },
      {signal},
    );
    return () => listening.abort();
  }, [isAwaited]);
}
