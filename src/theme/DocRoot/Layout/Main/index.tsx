import Translate from '@docusaurus/Translate';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot/Layout/Main';
import DocSidebarItems from '@theme/DocSidebarItems';
import Main from '@theme-original/DocRoot/Layout/Main';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The main part of a page of the documentation. Wraps the theme's (theme-classic 3.9.2), whose menu
 * of a phone needs a script: without one, the pages of the sidebar unfold above the text.
 */
export default function MainWithPages({children, ...props}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <Main {...props}>
      {sidebar && (
        <noscript>
          <details className={styles.pages}>
            <summary>
              <Translate
                id="theme.docs.noScript.pages"
                description="Unfolds the list of pages on phones, with JavaScript switched off"
              >
                All pages of the documentation
              </Translate>
            </summary>
            <ul className={clsx('menu__list', styles.list)}>
              <DocSidebarItems items={sidebar.items} activePath={pathname} level={1} />
            </ul>
          </details>
        </noscript>
      )}
      {children}
    </Main>
  );
}
