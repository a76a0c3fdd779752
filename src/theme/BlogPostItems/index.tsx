import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import BlogPostItems from '@theme-original/BlogPostItems';
import Heading from '@theme/Heading';
import type {Props} from '@theme/BlogPostItems';
import {useContext, type ReactNode} from 'react';
import {BlogListTitle} from '../BlogListPage/title';
import styles from './styles.module.css';

/**
 * The posts of a list. If the page sets a title, it is shown above them, with links to the lists in
 * another order, which nothing else links to.
 */
export default function BlogPostItemsWithTitle(props: Props): ReactNode {
  const title = useContext(BlogListTitle);
  return (
    <>
      {title !== null && (
        <>
          <Heading as="h1">{title}</Heading>
          <p className={styles.lists}>
            <Link to="/blog/archive">
              <Translate id="theme.blog.archiveLink" description="The link to all posts by year">
                Archive
              </Translate>
            </Link>
            <Link to="/blog/authors">
              <Translate id="theme.blog.authorsLink" description="The link to the list of authors">
                Authors
              </Translate>
            </Link>
          </p>
        </>
      )}
      <BlogPostItems {...props} />
    </>
  );
}
