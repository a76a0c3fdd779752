import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Container';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Cover from './Cover';
import styles from './styles.module.css';

/**
 * The frame of a post, with its cover. Replaces the theme's (theme-classic 3.9.2), whose distance
 * between two posts cannot be changed.
 */
export default function BlogPostItemContainer({children}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return (
    <article className={clsx(styles.post, !isBlogPostPage && styles.listed)}>
      <Cover title={metadata.title} date={metadata.date} />
      {children}
    </article>
  );
}
