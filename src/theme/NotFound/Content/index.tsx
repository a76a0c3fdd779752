import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import {lazy, Suspense, type ReactNode} from 'react';
import Column from '../../../components/Column';
import {searchPagePath} from '../../../config/search';
import styles from './styles.module.css';

// Every documentation page includes this file, but hardly any reader needs the scene and the search.
const NightSky = lazy(() => import('../../../components/NightSky'));
const Suggestions = lazy(() => import('../Suggestions'));

/**
 * The text of the not-found page. Replaces the theme's (theme-classic 3.9.2), which only says that
 * nothing was found. It also sets the title: with the documentation at the root of the site, every
 * unknown path belongs to the docs plugin, for which the theme shows this content without a title.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page not found',
    description: 'The title of the 404 page',
  });
  return (
    <main className={clsx(styles.page, className)}>
      <PageMetadata
        title={title}
        description={translate({
          id: 'theme.NotFound.description',
          message: 'There is no page at this address. Similar pages, and where to go from here.',
          description: 'The description of the 404 page, for other search engines',
        })}
      />
      <div className={styles.scene}>
        {isBrowser && (
          <ErrorBoundary fallback={() => null}>
            <Suspense>
              <NightSky />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <Column className="markdown">
        <Heading as="h1">{title}</Heading>
        <p>
          <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
            There is no page at this address. It may have moved, or the link to it is wrong.
          </Translate>
        </p>
        <p>
          <Translate
            id="theme.NotFound.p2"
            description="The last paragraph of the 404 page; home and search are links"
            values={{
              home: (
                <Link to="/#find-your-page">
                  <Translate
                    id="theme.NotFound.home"
                    description="The link of the 404 page to the home page"
                  >
                    home page
                  </Translate>
                </Link>
              ),
              search: (
                <Link to={`/${searchPagePath}`}>
                  <Translate
                    id="theme.NotFound.searchPage"
                    description="The link of the 404 page to the search page"
                  >
                    search the documentation
                  </Translate>
                </Link>
              ),
            }}
          >
            {'Start from the {home}, which lists the pages by task, or {search}.'}
          </Translate>
        </p>
        {/* One file serves all unknown addresses, so only the browser knows which one was
            requested. The suggestions appear late, so they are at the end, where they do not shift
            anything. */}
        {isBrowser && (
          <ErrorBoundary fallback={() => null}>
            <Suspense>
              <Suggestions key={pathname} path={pathname} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Column>
    </main>
  );
}
