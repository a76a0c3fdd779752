import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import FormattedDate from '../FormattedDate';
import {latestPostData, type LatestPostData} from './post';
import styles from './styles.module.css';

/** A teaser of the newest blog post, or nothing if the blog is empty. */
export default function LatestPost(): ReactNode {
  // Set by src/plugins/latest-post.
  const post = usePluginData(latestPostData) as LatestPostData | undefined;
  if (!post) {
    return null;
  }
  return (
    <article className={styles.post}>
      <FormattedDate className={styles.date} date={post.date} />
      <Link className={styles.title} to={post.permalink}>
        {post.title}
      </Link>
      <p className={styles.description}>{post.description}</p>
    </article>
  );
}
