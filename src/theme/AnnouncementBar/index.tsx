import useIsBrowser from '@docusaurus/useIsBrowser';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {useEffect, type ReactNode} from 'react';

/**
 * The bar above the navbar. Wraps the theme's, which hides a dismissed bar through an attribute of
 * the page before any script runs, and leaves it hidden even if a script then finds a new
 * announcement.
 */
export default function ReturningAnnouncementBar(): ReactNode {
  const {isActive} = useAnnouncementBar();
  // Until hydration, the theme treats the bar as open, even if the reader has dismissed it.
  const isBrowser = useIsBrowser();

  useEffect(() => {
    if (isBrowser && isActive) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  }, [isBrowser, isActive]);

  return <AnnouncementBar />;
}
