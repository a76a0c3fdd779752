import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

/** The authors of the blog. Wraps the theme's: it lists those who have not written anything, too. */
export default function BlogAuthorsWithPosts({authors, ...props}: Props): ReactNode {
  return <BlogAuthorsListPage {...props} authors={authors.filter(({count}) => count > 0)} />;
}
