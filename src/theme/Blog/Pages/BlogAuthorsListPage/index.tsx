import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Author from '@theme/Blog/Components/Author';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogLayout from '@theme/BlogLayout';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Lists from '../../../BlogPostItems/Lists';

/**
 * The authors of the blog. Replaces the theme's (theme-classic 3.9.2), which also lists authors
 * without posts, and has neither a way to the other lists nor a description.
 */
export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.authorsList.pageTitle',
    message: 'Authors',
    description: 'The title of the authors page',
  });
  const description = translate({
    id: 'theme.blog.authors.description',
    message: 'Who writes for the Aurora blog, and how many posts each author has written.',
    description: 'The description of the list of authors, for other search engines',
  });
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsListPage)}
    >
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="blog_authors_list" />
      <BlogLayout sidebar={sidebar}>
        <h1>{title}</h1>
        <Lists />
        <ul>
          {authors
            .filter(({count}) => count > 0)
            .map((author) => (
              <li key={author.key}>
                <Author as="h2" author={author} count={author.count} />
              </li>
            ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
