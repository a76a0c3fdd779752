import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Column from '../../components/Column';
import FormattedDate from '../../components/FormattedDate';
import Lists from '../BlogPostItems/Lists';
import styles from './styles.module.css';

/**
 * All posts by year, newest first. Replaces the theme's (theme-classic 3.9.2), whose title is
 * outside the landmarks of the page and whose years are third-level headings.
 */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  const description = translate({
    id: 'theme.blog.archive.description',
    message: 'All posts on the Aurora blog, by year, newest first.',
    description: 'The page & hero description of the blog archive page',
  });
  const posts = archive.blogPosts
    .map(({metadata}) => metadata)
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))];
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main>
        <Column>
          <h1>{title}</h1>
          <Lists />
          {years.map((year) => (
            <section key={year} className={styles.year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul className={styles.posts}>
                {posts
                  .filter(({date}) => date.startsWith(year))
                  .map(({date, permalink, title: name}) => (
                    <li key={permalink} className={styles.post}>
                      <FormattedDate className={styles.date} date={date} form="short" />
                      <Link to={permalink}>{name}</Link>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </Column>
      </main>
    </Layout>
  );
}
