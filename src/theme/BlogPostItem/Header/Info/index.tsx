import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import DayText from '../../../../components/DayText';

const separator = ' · ';

/**
 * The day of a post and the time it takes. Replaces the theme's (theme-classic 3.9.2), which
 * writes the day as the United States do while the rest of the site has the day first.
 */
export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {metadata} = useBlogPost();
  const readingTime = useReadingTime();
  return (
    <p className={clsx('margin-vert--md', className)}>
      <small>
        <DayText day={metadata.date} />
        {metadata.readingTime !== undefined && (
          <>
            {separator}
            {readingTime(Math.ceil(metadata.readingTime))}
          </>
        )}
      </small>
    </p>
  );
}

/** Says how many minutes a post takes. */
function useReadingTime(): (minutes: number) => string {
  const {selectMessage} = usePluralForm();
  return (minutes) =>
    selectMessage(
      minutes,
      translate(
        {
          id: 'theme.blog.post.readingTime.plurals',
          message: 'One min read|{readingTime} min read',
          description:
            'How long a post takes: the forms for one minute and for more, with | between',
        },
        {readingTime: minutes},
      ),
    );
}
