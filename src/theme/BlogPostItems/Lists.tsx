import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Links to the posts in another order, of which the page itself may be one, and to the feed. */
export default function Lists(): ReactNode {
  return (
    <p className={styles.lists}>
      <Link to="/blog/archive" isNavLink exact>
        <Translate id="theme.blog.archiveLink" description="The link to all posts by year">
          Archive
        </Translate>
      </Link>
      <Link to="/blog/tags" isNavLink exact>
        <Translate id="theme.blog.tagsLink" description="The link to the list of tags">
          Tags
        </Translate>
      </Link>
      <Link to="/blog/authors" isNavLink exact>
        <Translate id="theme.blog.authorsLink" description="The link to the list of authors">
          Authors
        </Translate>
      </Link>
      <Link href="pathname:///blog/rss.xml" target="_self" className={styles.feed}>
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M3 12.5h.01M3 7.5a5.5 5.5 0 0 1 5.5 5.5M3 3a10 10 0 0 1 10 10" />
        </svg>
        <Translate id="theme.blog.feedLink" description="The link to the RSS feed of the blog">
          RSS feed
        </Translate>
      </Link>
    </p>
  );
}
