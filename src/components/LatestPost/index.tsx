import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import {latestPostData, type LatestPostData} from './post';
import styles from './styles.module.css';

/** A teaser of the newest blog post; nothing while the blog has none. */
export default function LatestPost(): ReactNode {
  const {i18n} = useDocusaurusContext();
  // Set by src/plugins/latest-post.
  const post = usePluginData(latestPostData) as LatestPostData | undefined;
  if (!post) {
    return null;
  }
  const date = new Intl.DateTimeFormat(i18n.currentLocale, {dateStyle: 'long', timeZone: 'UTC'});
  return (
    <article className={styles.post}>
      <time className={styles.date} dateTime={post.date}>
        {date.format(new Date(post.date))}
      </time>
      <Link className={styles.title} to={post.permalink}>
        {post.title}
      </Link>
      <p className={styles.description}>{post.description}</p>
    </article>
  );
}
