import {useEffect, useState} from 'react';

/**
 * Returns whether a value has been the same for a while; a new one restarts the time.
 *
 * @param value `undefined` is never steady
 */
export default function useSteady(value: string | undefined, milliseconds: number): boolean {
  const [steady, setSteady] = useState<string>();
  // Forgotten while rendering, so that a key press does not cost another commit.
  if (steady !== undefined && steady !== value) {
    setSteady(undefined);
  }
  useEffect(() => {
    if (value === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => setSteady(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return value !== undefined && steady === value;
}
