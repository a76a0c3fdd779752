import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import DocItemFooter from '@theme-original/DocItem/Footer';
import type {ReactNode, SyntheticEvent} from 'react';
import type {Verified} from '../../../content/freshness/freshness';
import FormattedDate from '../../../components/FormattedDate';
import {reportUrl} from './report';
import styles from './styles.module.css';

/**
 * The footer of a page. Wraps the theme's to add a link for reporting a problem beside the edit
 * link, and what the page was last checked against, which is also printed.
 */
export default function DocItemFooterWithStatus(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {verified} = frontMatter as {verified?: Verified};
  const page = {title: metadata.title, permalink: metadata.permalink, verified};
  // The section is the one the reader last jumped to, which is only known at the time of the click.
  const fillIn = ({currentTarget}: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = reportUrl(page, window.location.hash);
  };
  return (
    <div className={styles.status}>
      <DocItemFooter />
      <Link
        className={styles.report}
        href={reportUrl(page)}
        onPointerDown={fillIn}
        onFocus={fillIn}
        onClick={fillIn}
      >
        <Translate
          id="theme.docs.report"
          description="The link below a page that opens a new issue about it"
        >
          Report a problem
        </Translate>
      </Link>
      {verified && (
        <p className={styles.checked}>
          <Translate
            id="theme.docs.checked"
            description="The line below a page that says when it was checked, and against which version"
            values={{version: verified.version, date: <FormattedDate date={verified.date} />}}
          >
            {'Checked against Aurora {version} on {date}'}
          </Translate>
        </p>
      )}
    </div>
  );
}
