import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import OutsideSidebar from './OutsideSidebar';

/**
 * The way to a page. Wraps the theme's (theme-classic 3.9.2), which leads through the sidebar: a page
 * outside of it gets a way back too, and the home page is where the way begins.
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
