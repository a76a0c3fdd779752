import {useStorageSlot} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {useEffect, type ReactNode} from 'react';

/**
 * The bar above the navbar. Wraps the theme's, which hides a closed bar by an attribute of the page
 * before its code runs and leaves it hidden when that code finds a new announcement in it.
 */
export default function ReturningAnnouncementBar(): ReactNode {
  const [dismissed] = useStorageSlot('docusaurus.announcement.dismiss');

  useEffect(() => {
    if (dismissed === 'false') {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  }, [dismissed]);

  return <AnnouncementBar />;
}
