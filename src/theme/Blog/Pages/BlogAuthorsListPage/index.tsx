import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

/**
 * The authors of the blog. Wraps the theme's (theme-classic 3.9.2): it also lists authors without
 * posts, and has no description.
 */
export default function BlogAuthorsWithPosts({authors, ...props}: Props): ReactNode {
  return (
    <>
      <BlogAuthorsListPage {...props} authors={authors.filter(({count}) => count > 0)} />
      <PageMetadata
        description={translate({
          id: 'theme.blog.authors.description',
          message: 'Who writes for the Aurora blog, and how many posts each author has written.',
          description: 'The description of the list of authors, for other search engines',
        })}
      />
    </>
  );
}
