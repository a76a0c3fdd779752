import BlogPostItems from '@theme-original/BlogPostItems';
import Heading from '@theme/Heading';
import type {Props} from '@theme/BlogPostItems';
import {Fragment, useContext, type ReactNode} from 'react';
import {BlogListTitle, IsLead} from '../BlogListPage/title';
import Lists from './Lists';
import styles from './styles.module.css';

/**
 * The posts of a list along a line of time, with the years. Wraps the theme's (theme-classic 3.9.2).
 * If the page sets a title, it is shown above them, and the newest post leads.
 */
export default function BlogPostItemsByYear({items, ...props}: Props): ReactNode {
  const title = useContext(BlogListTitle);
  const years = items.map(({content}) => content.metadata.date.slice(0, 4));
  const first = title === null ? 0 : 1;
  return (
    <>
      {title !== null && <Heading as="h1">{title}</Heading>}
      <Lists />
      {items.map((item, index) => (
        <Fragment key={item.content.metadata.permalink}>
          {index >= first && (index === first || years[index] !== years[index - 1]) && (
            <p className={styles.year}>{years[index]}</p>
          )}
          <IsLead value={index < first}>
            <BlogPostItems {...props} items={[item]} />
          </IsLead>
        </Fragment>
      ))}
    </>
  );
}
