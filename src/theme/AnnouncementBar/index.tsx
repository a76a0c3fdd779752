import useIsBrowser from '@docusaurus/useIsBrowser';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {useEffect, type ReactNode} from 'react';

/**
 * The bar above the navbar. Wraps the theme's, which hides a closed bar by an attribute of the page
 * before its code runs and leaves it hidden when that code finds a new announcement in it.
 */
export default function ReturningAnnouncementBar(): ReactNode {
  const {isActive} = useAnnouncementBar();
  // Until then the bar counts as open, whatever the reader did to it.
  const isBrowser = useIsBrowser();

  useEffect(() => {
    if (isBrowser && isActive) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  }, [isBrowser, isActive]);

  return <AnnouncementBar />;
}
