import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

/** The tags of the blog. Wraps the theme's (theme-classic 3.9.2), which has no description. */
export default function BlogTagsListPageWithDescription(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata
        description={translate({
          id: 'theme.blog.tags.description',
          message: 'The tags of the Aurora blog, each with its number of posts.',
          description: 'The description of the list of tags, for other search engines',
        })}
      />
    </>
  );
}
