import {useState} from 'react';
import type Ask from '../../../ask/ui';
import {loadHandlingFailure} from '../../../upstream/chunk-failures';

/** The answers to questions, which are not loaded before the reader asks for them. */
interface Asking {
  /** What shows them; undefined as long as the reader searches. */
  Ask: typeof Ask | undefined;
  /** Whether they did not load. */
  hasFailed: boolean;
  start: () => void;
  end: () => void;
}

/** Lets the reader change between searching and asking. */
export default function useAsk(): Asking {
  const [loaded, setLoaded] = useState<typeof Ask>();
  const [hasFailed, setHasFailed] = useState(false);
  return {
    Ask: loaded,
    hasFailed,
    start() {
      setHasFailed(false);
      loadHandlingFailure(() => import(/* webpackChunkName: "ask" */ '../../../ask/ui')).then(
        (module) => setLoaded(() => module.default),
        () => setHasFailed(true),
      );
    },
    end: () => setLoaded(undefined),
  };
}
