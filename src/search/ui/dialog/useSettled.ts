import {useEffect, useState} from 'react';

/** Milliseconds without a change after which a reader has paused. */
const pause = 500;

/**
 * Returns a text once it has not changed for a moment, and no text before. A count that changes with
 * each letter is not worth hearing.
 */
export default function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => {
      clearTimeout(timer);
      setSettled('');
    };
  }, [text]);
  return settled === text ? text : '';
}
