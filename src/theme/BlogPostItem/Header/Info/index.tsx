import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import FormattedDate from '../../../../components/FormattedDate';

/**
 * The date of a post and the time it takes to read. Replaces the theme's (theme-classic 3.9.2),
 * which writes "August 22, 2026" where the rest of the site writes "22 August 2026".
 */
export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {
    metadata: {date, readingTime},
  } = useBlogPost();
  const day = <FormattedDate date={date} />;
  return (
    <div className={clsx('margin-vert--md', className)}>
      {readingTime === undefined ? (
        day
      ) : (
        <Translate
          id="theme.blog.post.dateAndReadingTime"
          description="The date of a post, and how long it takes to read"
          values={{date: day, minutes: Math.ceil(readingTime)}}
        >
          {'{date} · {minutes} min read'}
        </Translate>
      )}
    </div>
  );
}
