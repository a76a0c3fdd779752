import {translate} from '@docusaurus/Translate';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  translateTagsPageTitle,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import Tag from '@theme/Tag';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Lists from '../BlogPostItems/Lists';

/**
 * The tags of the blog. Replaces the theme's (theme-classic 3.9.2), which puts each of a handful of
 * tags below a heading with its first letter, has no way to the other lists and no description.
 */
export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  const title = translateTagsPageTitle();
  const description = translate({
    id: 'theme.blog.tags.description',
    message: 'The tags of the Aurora blog, each with its number of posts.',
    description: 'The description of the list of tags, for other search engines',
  });
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}
    >
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <h1>{title}</h1>
        <Lists />
        <ul>
          {[...tags]
            .sort((a, b) => (a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1))
            .map((tag) => (
              <li key={tag.permalink}>
                <Tag {...tag} />
              </li>
            ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
