// Replaces the fallback of @docusaurus/core 3.9.2. It stands for a page whose frame itself broke
// (the navbar, say), so it asks the theme for nothing that could break in the same way; the core's
// draws the broken frame once more and shows unstyled English text instead.
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The page that a reader sees when nothing of the page they wanted could be drawn. */
export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  const home = useBaseUrl('/');
  return (
    <>
      <Head>
        <title>
          {translate({
            id: 'theme.Error.title',
            message: 'This page crashed',
            description: 'The title of the page that replaces a page whose frame broke',
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
          {/* eslint-disable-next-line @docusaurus/no-html-links -- a fresh start, not a step within the broken page */}
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
