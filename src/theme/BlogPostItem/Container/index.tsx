import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Container';
import {useContext, type ReactNode} from 'react';
import {IsLead} from '../../BlogListPage/title';
import Cover from './Cover';
import styles from './styles.module.css';

/**
 * The frame of a post, with its cover. Replaces the theme's (theme-classic 3.9.2), whose distance
 * between two posts cannot be changed.
 */
export default function BlogPostItemContainer({children}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const isLead = useContext(IsLead);
  const placed = isLead ? styles.lead : styles.listed;
  return (
    <article className={isBlogPostPage ? undefined : placed}>
      <Cover title={metadata.title} date={metadata.date} />
      {children}
    </article>
  );
}
