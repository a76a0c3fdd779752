import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import BlogPostItems from '@theme-original/BlogPostItems';
import Heading from '@theme/Heading';
import type {Props} from '@theme/BlogPostItems';
import {useContext, type ReactNode} from 'react';
import {BlogListTitle} from '../BlogListPage/title';
import styles from './styles.module.css';

/**
 * Posts of a list. If its page has given it a title, that stands above them, with the ways to the
 * lists of another order: nothing else leads there.
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
              <Translate id="theme.blog.archiveLink" description="Leads to all posts by year">
                Archive
              </Translate>
            </Link>
            <Link to="/blog/authors">
              <Translate id="theme.blog.authorsLink" description="Leads to the list of authors">
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
