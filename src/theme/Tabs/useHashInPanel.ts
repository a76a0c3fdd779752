import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect} from 'react';

/** Shows the panel that holds what the address names: `#heading` in a hidden panel is no place to go. */
export function useHashInPanel(group: string): void {
  const {hash} = useLocation();
  const isBrowser = useIsBrowser();

  useEffect(() => {
    // The theme makes its tabs anew once the browser has taken over.
    const target = isBrowser ? document.getElementById(decoded(hash.slice(1))) : null;
    const panel = target?.closest(`[role="tabpanel"][hidden][id^="${group}-panel-"]`);
    const tab = panel?.getAttribute('aria-labelledby');
    if (!target || !tab) {
      return;
    }
    document.getElementById(tab)?.click();
    requestAnimationFrame(() => target.scrollIntoView());
  }, [group, hash, isBrowser]);
}

/** Addresses are typed and cut by people, so a hash may hold a percent sign that begins no character. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
