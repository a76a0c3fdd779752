// Replaces the fallback of @docusaurus/core 3.9.2. It replaces a page whose layout itself crashed
// (in the navbar, for example), so it uses nothing of the theme that could crash in the same way.
// The fallback of the core renders the broken layout again and then shows unstyled English text.
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The page that readers see when nothing of the requested page could be rendered. */
export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  const home = useBaseUrl('/');
  return (
    <>
      <Head>
        <title>
          {translate({
            id: 'theme.Error.title',
            message: 'This page crashed',
            description: 'The title of the page that replaces a page whose layout crashed',
          })}
        </title>
      </Head>
      <main className={styles.page}>
        <h1>
          <Translate
            id="theme.ErrorPageContent.title"
            description="The title of the fallback page when the page crashed"
          >
            This page crashed.
          </Translate>
        </h1>
        <p className={styles.actions}>
          <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
          {/* eslint-disable-next-line @docusaurus/no-html-links -- a full page load, not a
              navigation within the crashed page */}
          <a href={home}>
            <Translate
              id="theme.Error.home"
              description="The link from the crash page to the home page"
            >
              Go to the home page
            </Translate>
          </a>
        </p>
        <ErrorBoundaryError error={error} />
      </main>
    </>
  );
}
