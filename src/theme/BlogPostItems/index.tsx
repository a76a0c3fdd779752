import BlogPostItems from '@theme-original/BlogPostItems';
import Heading from '@theme/Heading';
import type {Props} from '@theme/BlogPostItems';
import {useContext, type ReactNode} from 'react';
import {BlogListTitle} from '../BlogListPage/title';

/** Posts of a list, below the title of the list if its page has given one. */
export default function BlogPostItemsWithTitle(props: Props): ReactNode {
  const title = useContext(BlogListTitle);
  return (
    <>
      {title !== null && <Heading as="h1">{title}</Heading>}
      <BlogPostItems {...props} />
    </>
  );
}
