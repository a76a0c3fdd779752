import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import type {ReactNode} from 'react';

/** The breadcrumbs of a page that is not in the sidebar. */
export default function OutsideSidebar(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'The ARIA label for the breadcrumbs',
      })}
    >
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{frontMatter.sidebar_label ?? metadata.title}</span>
        </li>
      </ul>
    </nav>
  );
}
