import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';

/** The way to a page through the sidebar. Wraps the theme's: the home page is where it begins. */
export default function DocBreadcrumbsBelowHome(): ReactNode {
  const {pathname} = useLocation();
  return pathname === useBaseUrl('/') ? null : <DocBreadcrumbs />;
}
