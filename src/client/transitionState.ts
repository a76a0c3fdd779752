/**
 * React for a module whose state changes right after a page has come to life: each change is a
 * transition, which React renders in slices and gives way to the reader.
 */
import {
  startTransition,
  useCallback,
  useState as useReactState,
  type Dispatch,
  type SetStateAction,
} from 'react';

export {useEffect} from 'react';

/** React's `useState`, whose changes are transitions. */
export function useState<State>(
  initial: State | (() => State),
): [State, Dispatch<SetStateAction<State>>] {
  const [state, setState] = useReactState(initial);
  const change = useCallback(
    (next: SetStateAction<State>) => startTransition(() => setState(next)),
    [setState],
  );
  return [state, change];
}
