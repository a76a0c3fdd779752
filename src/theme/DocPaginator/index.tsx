/*
 * Replaces the theme's links to the previous and the next page (theme-classic 3.9.2), whose titles
 * can only be text. Ours also say what each page is for, which describes a link but is no part of its
 * name.
 */
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocPaginator';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface CardProps {
  to: NonNullable<Props['next']>;
  /** "Previous" or "Next". */
  label: ReactNode;
  className: string;
}

/** A card that is one link, and what its page is for. */
function Card({to: {title, permalink}, label, className}: CardProps): ReactNode {
  const {docs} = useDocsVersion();
  const id = useId();
  // The id of a page is its path, unless its front matter says otherwise.
  const reason = docs[permalink.slice(1)]?.description;
  return (
    <Link
      className={clsx('pagination-nav__link', className)}
      to={permalink}
      aria-labelledby={`${id}1 ${id}2`}
      aria-describedby={reason && `${id}3`}
    >
      <div id={`${id}1`} className="pagination-nav__sublabel">
        {label}
      </div>
      <div id={`${id}2`} className="pagination-nav__label">
        {title}
      </div>
      {reason && (
        <div id={`${id}3`} className={styles.reason}>
          {reason}
        </div>
      )}
    </Link>
  );
}

/** The links below a page to those before and after it in the sidebar. */
export default function DocPaginator({className, previous, next}: Props): ReactNode {
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
        <Card
          to={previous}
          className="pagination-nav__link--prev"
          label={
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
        <Card
          to={next}
          className="pagination-nav__link--next"
          label={
            <Translate
              id="theme.docs.paginator.next"
              description="The label used to navigate to the next doc"
            >
              Next
            </Translate>
          }
        />
      )}
    </nav>
  );
}
