import BlogListPage from '@theme-original/BlogListPage';
import type {Props} from '@theme/BlogListPage';
import type {ReactNode} from 'react';
import {BlogListTitle} from './title';

/** The list of posts. Wraps the theme's (theme-classic 3.9.2), which has no h1. */
export default function BlogListPageWithTitle(props: Props): ReactNode {
  return (
    <BlogListTitle value={props.metadata.blogTitle}>
      <BlogListPage {...props} />
    </BlogListTitle>
  );
}
