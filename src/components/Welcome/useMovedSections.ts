import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect} from 'react';
import {movedSections} from '../../config/redirects';

/** Sends readers whose link names a section that has moved away from the home page after it. */
export default function useMovedSections(): void {
  const {hash} = useLocation();
  const history = useHistory();
  const to = useBaseUrl(movedSections.to);
  useEffect(() => {
    if (movedSections.ids.includes(hash.slice(1))) {
      history.replace(to + hash);
    }
  }, [hash, history, to]);
}
