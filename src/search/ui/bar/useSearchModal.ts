import {useEffect, useEffectEvent, useState} from 'react';
import {loadHandlingFailure} from '../../../upstream/chunk-failures';
import type SearchModal from '../dialog';

/** Milliseconds after which readers who are waiting for the search see what they can do. */
const patience = 10_000;

const importModal = () => loadHandlingFailure(() => import('../dialog'));

/** Preloads the code of the search. A failure is reported when the search is opened. */
export function preloadModal(): void {
  importModal().catch(() => undefined);
}

/**
 * Loads the search dialog on demand. React's `lazy` would cache a failure forever and crash the
 * page.
 *
 * @param onFailure called if it does not load in time; a dialog that loads later is still used
 */
export default function useSearchModal(
  isWanted: boolean,
  onFailure: () => void,
): typeof SearchModal | undefined {
  const [modal, setModal] = useState<typeof SearchModal>();
  const onFail = useEffectEvent(onFailure);

  useEffect(() => {
    if (!isWanted || modal) {
      return undefined;
    }
    let isCurrent = true;
    function fail() {
      if (isCurrent) {
        onFail();
      }
    }
    const timer = setTimeout(fail, patience);
    importModal().then(({default: loaded}) => setModal(() => loaded), fail);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isWanted, modal]);

  return modal;
}
