import Translate from '@docusaurus/Translate';
import {useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot/Layout/Main';
import DocSidebarItems from '@theme/DocSidebarItems';
import Main from '@theme-original/DocRoot/Layout/Main';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {seasonNames} from '../../../../components/Season/names';
import tints from '../../../../components/Season/tints.module.css';
import styles from './styles.module.css';

/**
 * The main part of a documentation page, with the tint of its section at the top. Wraps the theme's
 * (theme-classic 3.9.2), whose mobile menu needs JavaScript. Without it, the pages of the sidebar are
 * in a collapsible list above the text.
 */
export default function MainWithPages({children, ...props}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  const section = useSidebarBreadcrumbs()?.[0];
  const season = seasonNames.find((name) => name === section?.customProps?.season);
  return (
    <Main {...props}>
      {season && <div className={clsx(styles.strip, tints[season])} aria-hidden="true" />}
      {sidebar && (
        <noscript>
          <details className={styles.pages}>
            <summary>
              <Translate
                id="theme.docs.noScript.pages"
                description="Expands the list of pages on phones if JavaScript is disabled"
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
