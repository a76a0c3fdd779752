import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The link from an excerpt to its post. Replaces the theme's (theme-classic 3.9.2), which names the
 * post only in an aria-label. Search engines read the text, which would be the same in every link.
 */
export default function ReadMoreLink({blogPostTitle, ...link}: Props): ReactNode {
  return (
    <Link className={styles.link} {...link}>
      <Translate
        id="theme.blog.post.readMore"
        description="The label used in blog post item excerpts to link to full blog posts"
      >
        Read more
      </Translate>{' '}
      <span className={styles.title}>
        <Translate
          id="theme.blog.post.readMoreTitle"
          description="Follows “Read more” in links to full blog posts, for screen readers"
          values={{title: blogPostTitle}}
        >
          {'about {title}'}
        </Translate>
      </span>
    </Link>
  );
}
