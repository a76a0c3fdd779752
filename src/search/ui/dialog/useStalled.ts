import {useEffect, useState} from 'react';

/** Milliseconds without an answer after which the reader sees that it takes longer (SPEC §9). */
const threshold = 300;

/** Whether the answer is taking too long. A new query restarts the timer. */
export default function useStalled(isWaiting: boolean, query: string): boolean {
  const [stalledQuery, setStalledQuery] = useState<string>();
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    const timer = setTimeout(() => setStalledQuery(query), threshold);
    return () => {
      clearTimeout(timer);
      setStalledQuery(undefined);
    };
  }, [isWaiting, query]);
  return isWaiting && stalledQuery === query;
}
