import {useEffect, useState} from 'react';

/**
 * Returns whether a value has been the same for a while; a new one restarts the time.
 *
 * @param value `undefined` is never steady
 */
export default function useSteady(value: string | undefined, milliseconds: number): boolean {
  const [steady, setSteady] = useState<string>();
  useEffect(() => {
    if (value === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => setSteady(value), milliseconds);
    return () => {
      clearTimeout(timer);
      setSteady(undefined);
    };
  }, [value, milliseconds]);
  return value !== undefined && steady === value;
}
