import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect} from 'react';
import {decodeHash} from '../../navigation/decodeHash';

/**
 * Shows the panel that contains the target of the URL fragment, since the browser cannot scroll to
 * a heading in a hidden panel.
 */
export function useHashInPanel(group: string): void {
  const {hash} = useLocation();
  const isBrowser = useIsBrowser();

  useEffect(() => {
    // The theme renders its tabs again after hydration.
    const target = isBrowser ? document.getElementById(decodeHash(hash)) : null;
    const panel = target?.closest(`[role="tabpanel"][hidden][id^="${group}-panel-"]`);
    const tab = panel?.getAttribute('aria-labelledby');
    if (!target || !tab) {
      return;
    }
    document.getElementById(tab)?.click();
    requestAnimationFrame(() => target.scrollIntoView());
  }, [group, hash, isBrowser]);
}
