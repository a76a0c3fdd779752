import {useEffect, useEffectEvent, type RefObject} from 'react';

/** Takes what a reader has typed into a field before the page that it came with was alive. */
export default function useEarlyInput(
  field: RefObject<HTMLInputElement | null>,
  query: string,
  setQuery: (query: string) => void,
): void {
  const take = useEffectEvent(() => {
    const typed = field.current?.value;
    if (typed && typed !== query) {
      setQuery(typed);
    }
  });
  useEffect(() => take(), []);
}
