import {useEffect, useEffectEvent, useState} from 'react';
import {loadHandlingFailure} from '../../../upstream/chunk-failures';
import type SearchModal from '../dialog';

/** Milliseconds after which readers who wait for the search are told what they can do. */
const patience = 10_000;

const importModal = () => loadHandlingFailure(() => import('../dialog'));

/** Fetches the code of the search ahead. Who then opens it is told if it has not come. */
export function preloadModal(): void {
  importModal().catch(() => undefined);
}

/**
 * The search dialog, loaded once it is wanted. React's own `lazy` would keep a failure for good, and
 * tear the page down with it.
 *
 * @param onFailure told when it does not come; what comes later than that is still taken
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
