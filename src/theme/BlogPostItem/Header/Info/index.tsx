import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import FormattedDate from '../../../../components/FormattedDate';
import styles from './styles.module.css';

/**
 * When a post is from, and how long it takes to read. Replaces the theme's (theme-classic 3.9.2),
 * which formats the date with `Intl` during hydration: that blocks a slow phone for 140 ms.
 */
export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {date, readingTime} = useBlogPost().metadata;
  const {selectMessage} = usePluralForm();
  const minutes = Math.ceil(readingTime ?? 0);
  const label = translate(
    {
      id: 'theme.blog.post.readingTime.plurals',
      message: '1 min read|{readingTime} min read',
      description:
        'How long a post takes to read. Plural forms are separated by "|", as many as the language has.',
    },
    {readingTime: minutes},
  );
  return (
    <div className={clsx(styles.info, 'margin-vert--md', className)}>
      <FormattedDate date={date} />
      {readingTime !== undefined && ` · ${selectMessage(minutes, label)}`}
    </div>
  );
}
