import {translate} from '@docusaurus/Translate';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import type {ReactNode} from 'react';

/**
 * What frames a page of the blog. Wraps the theme's: it puts the table of contents of a post beside
 * the main landmark, so that becomes a landmark itself.
 */
export default function BlogLayoutWithLandmarks({toc, ...props}: Props): ReactNode {
  const label = translate({
    id: 'theme.BlogLayout.toc',
    message: 'On this page',
    description: 'The name of the table of contents of a blog post, for screen readers',
  });
  return <BlogLayout {...props} toc={toc && <nav aria-label={label}>{toc}</nav>} />;
}
