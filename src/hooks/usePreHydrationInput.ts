import {useEffect, useEffectEvent, type RefObject} from 'react';

/** Picks up what a reader typed or chose in a server-rendered field before its page was hydrated. */
export default function usePreHydrationInput(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  query: string,
  setQuery: (query: string) => void,
): void {
  const adopt = useEffectEvent(() => {
    const typed = field.current?.value;
    if (typed && typed !== query) {
      setQuery(typed);
    }
  });
  useEffect(() => adopt(), []);
}
