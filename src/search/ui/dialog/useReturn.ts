import {useEffect, useEffectEvent} from 'react';

/**
 * Tells when the network is back, or the reader is: Safari cuts off what a page asks for when it is
 * left, and shows it as it was on the way back.
 */
export default function useReturn(isAwaited: boolean, onReturn: () => void): void {
  const tell = useEffectEvent(onReturn);
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
