import type {Props} from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import './styles.css';

/**
 * The layout of blog pages, in the grid of the documentation: the list of posts is where the sidebar
 * of the documentation is, and so are the text and the table of contents. Replaces the theme's
 * (theme-classic 3.9.2), whose columns are others.
 */
export default function BlogLayout({sidebar, toc, children, ...layout}: Props): ReactNode {
  return (
    <Layout {...layout}>
      <div className="blog-root">
        <BlogSidebar sidebar={sidebar} />
        <main>
          <div className="container padding-top--md padding-bottom--lg">
            <div className="row">
              <div className="col col--9">{children}</div>
              {toc && <div className="col col--3">{toc}</div>}
            </div>
          </div>
        </main>
      </div>
    </Layout>
  );
}
