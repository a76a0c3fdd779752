import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import OutsideSidebar from './OutsideSidebar';

/**
 * The breadcrumbs of a page. Wraps the theme's (theme-classic 3.9.2), which follow the sidebar.
 * Here, pages outside the sidebar get breadcrumbs too, and the home page gets none.
 */
export default function DocBreadcrumbsBelowHome(): ReactNode {
  const {pathname} = useLocation();
  const home = useBaseUrl('/');
  const sidebar = useDocsSidebar();
  if (pathname === home) {
    return null;
  }
  return sidebar ? <DocBreadcrumbs /> : <OutsideSidebar />;
}
