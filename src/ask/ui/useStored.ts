import {useCallback, useState} from 'react';

interface Options<Value> {
  /** Called at every use, because a browser that denies access throws as soon as it is referenced. */
  storage: () => Storage;
  key: string;
  parse: (text: string | null) => Value;
}

/**
 * Returns a value from the browser's storage, and functions that replace and remove it. If the browser
 * stores nothing, it lasts as long as the component.
 */
export default function useStored<Value>({
  storage,
  key,
  parse,
}: Options<Value>): [Value, (value: Value) => void, () => void] {
  const [value, setValue] = useState(() => {
    try {
      return parse(storage().getItem(key));
    } catch {
      return parse(null);
    }
  });
  const save = useCallback(
    (next: Value) => {
      setValue(next);
      write(() => storage().setItem(key, JSON.stringify(next)));
    },
    [storage, key],
  );
  const remove = useCallback(() => {
    setValue(parse(null));
    write(() => storage().removeItem(key));
  }, [storage, key, parse]);
  return [value, save, remove];
}

/** Writes to the storage if the browser lets it. */
export function write(apply: () => void): void {
  try {
    apply();
  } catch (error) {
    console.warn('The browser stores nothing for Ask.', error);
  }
}
