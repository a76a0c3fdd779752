/*
 * Replaces the theme's links to the previous and the next page (theme-classic 3.9.2), whose titles
 * can only be text. Ours also say what each page is for.
 */
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocPaginator';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The links below a page to those before and after it in the sidebar. */
export default function DocPaginator({className, previous, next}: Props): ReactNode {
  const {docs} = useDocsVersion();

  function titleOf({title, permalink}: NonNullable<typeof next>): ReactNode {
    // The id of a page is its path, unless its front matter says otherwise.
    const reason = docs[permalink.slice(1)]?.description;
    return (
      <>
        {title}
        {reason && <span className={styles.reason}>{reason}</span>}
      </>
    );
  }

  return (
    <nav
      className={clsx(className, 'pagination-nav')}
      aria-label={translate({
        id: 'theme.docs.paginator.navAriaLabel',
        message: 'Docs pages',
        description: 'The ARIA label for the docs pagination',
      })}
    >
      {previous && (
        <PaginatorNavLink
          permalink={previous.permalink}
          title={titleOf(previous)}
          subLabel={
            <Translate
              id="theme.docs.paginator.previous"
              description="The label used to navigate to the previous doc"
            >
              Previous
            </Translate>
          }
        />
      )}
      {next && (
        <PaginatorNavLink
          permalink={next.permalink}
          title={titleOf(next)}
          subLabel={
            <Translate
              id="theme.docs.paginator.next"
              description="The label used to navigate to the next doc"
            >
              Next
            </Translate>
          }
          isNext
        />
      )}
    </nav>
  );
}
