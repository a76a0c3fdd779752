import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect} from 'react';
import {decodeHash} from '../../navigation/decodeHash';

/** Shows the panel that holds what the address names: `#heading` in a hidden panel is no place to go. */
export function useHashInPanel(group: string): void {
  const {hash} = useLocation();
  const isBrowser = useIsBrowser();

  useEffect(() => {
    // The theme renders its tabs again once the browser has taken over.
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
