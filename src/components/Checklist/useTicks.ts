import {createStorageSlot} from '@docusaurus/theme-common';
import {useState, useSyncExternalStore} from 'react';

interface Ticks {
  /** The numbers of the steps that are done, from 1. */
  done: ReadonlySet<number>;
  setDone: (done: Iterable<number>) => void;
}

/**
 * The steps of a checklist that the reader has ticked off. They are kept on this device, and shared
 * between tabs. If the browser stores nothing, which Docusaurus logs, they last until the page is
 * left.
 *
 * @param key names the checklist in this browser
 */
export function useTicks(key: string): Ticks {
  const [slot] = useState(() => createStorageSlot(key));
  // Not useStorageSlot, which returns nothing in tests.
  const stored = useSyncExternalStore(
    slot.listen,
    () => slot.get(),
    () => null,
  );
  const [refused, setRefused] = useState<string>();
  const numbers = (refused ?? stored ?? '').split(',').map(Number);
  return {
    done: new Set(numbers.filter((number) => number > 0)),
    setDone(done) {
      const value = [...done].join(',');
      slot.set(value);
      setRefused(slot.get() === value ? undefined : value);
    },
  };
}
