import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {useRef, useState, type KeyboardEvent, type ReactNode, type SubmitEvent} from 'react';
import Column from '../../../components/Column';
import usePreHydrationInput from '../../../hooks/usePreHydrationInput';
import useQueryParameter from '../../../hooks/useQueryParameter';
import {limits} from '../../core/client';
import {parseMessage} from '../../core/message';
import AskOffer from '../dialog/AskOffer';
import StartPages from '../dialog/StartPages';
import useAsk from '../dialog/useAsk';
import Results from './Results';
import styles from './styles.module.css';

/** The search page, `/search?q=`: all hits, with a URL that can be shared. */
export default function SearchPage(): ReactNode {
  const [asked, setAsked] = useQueryParameter('q');
  const [section, setSection] = useQueryParameter('section');
  // A URL may contain any text, and so may what the reader pastes.
  const message = parseMessage(asked);
  const query = message?.shown ?? asked;
  const [isOffline, setIsOffline] = useState(false);
  const [attempt, setAttempt] = useState(1);
  // The page as it is built does not know the query, and would show these links above results.
  const isBrowser = useIsBrowser();
  const {Ask, hasFailed, start: startAsking, end: endAsking} = useAsk();
  const field = useRef<HTMLInputElement>(null);
  /** Whether the reader has submitted the query. The next one then gets a history entry of its own. */
  const isSubmitted = useRef(false);
  usePreHydrationInput(field, query, setQuery);
  const title = translate({
    id: 'theme.SearchPage.title',
    message: 'Search the documentation',
    description: 'The title of the search page and the name of its input',
  });

  /** Who empties the query begins again, in all sections. */
  function setQuery(value: string) {
    setAsked(value, isSubmitted.current ? 'push' : 'replace');
    isSubmitted.current = false;
    if (value === '' && section !== '') {
      setSection('');
    }
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    isSubmitted.current = true;
    // On a phone, this hides the keyboard, which covers the results.
    if (window.matchMedia('(pointer: coarse)').matches) {
      field.current?.blur();
    }
  }

  const tryAgain = () => setAttempt(attempt + 1);
  // The pressed button disappears, so the focus returns to the input.
  const backToField = () => field.current?.focus();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === '?' && query === '') {
      event.preventDefault();
      startAsking();
    }
    // Not every browser does so by itself (SPEC §4).
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      setQuery('');
    }
  }
  return (
    <Layout>
      <PageMetadata
        title={query ? `${title}: ${query}` : title}
        description={translate({
          id: 'theme.SearchPage.description',
          message: 'Find commands, settings and answers in the Aurora documentation and its blog.',
          description: 'The description of the search page, for other search engines',
        })}
      />
      {/* Search engines should index the empty form, but not the results. */}
      {query && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <main className={styles.page}>
        <Column>
          <h1>{title}</h1>
          <form role="search" hidden={Ask !== undefined} onSubmit={onSubmit}>
            <input
              ref={field}
              type="search"
              name="q"
              className={clsx('text-field', styles.input)}
              aria-label={title}
              autoComplete="off"
              maxLength={limits.queryLength}
              placeholder={translate({
                id: 'theme.SearchPage.placeholder',
                message: 'Search docs',
                description: 'The placeholder of the input on the search page',
              })}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              onKeyDown={onKeyDown}
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text');
                const found = parseMessage(pasted);
                if (found) {
                  event.preventDefault();
                  setQuery(found.text);
                }
              }}
            />
          </form>
          {Ask ? (
            <Ask
              place="page"
              question={message?.text ?? query}
              onBack={endAsking}
              onSearch={(wanted) => {
                setQuery(wanted);
                endAsking();
              }}
              onLeave={() => undefined}
            />
          ) : (
            <AskOffer isOnPage hasFailed={hasFailed} onAsk={startAsking} />
          )}
          {!Ask && isBrowser && query.trim() === '' && (
            <div className={styles.start}>
              <StartPages />
            </div>
          )}
          {!Ask && query.trim() !== '' && (
            <Results
              key={attempt}
              query={message?.text ?? query}
              label={query}
              section={section}
              onSection={setSection}
              isOffline={isOffline}
              onGoOffline={() => {
                setIsOffline(true);
                tryAgain();
              }}
              onRetry={tryAgain}
              onPress={backToField}
              onAsk={(suggestion) => {
                isSubmitted.current = true;
                setQuery(suggestion);
                backToField();
              }}
            />
          )}
          <noscript>
            <p>
              <Translate
                id="theme.SearchPage.noScript"
                description="Shown with JavaScript switched off; {home} is the link named by theme.SearchPage.home"
                values={{
                  home: (
                    <Link to="/">
                      <Translate
                        id="theme.SearchPage.home"
                        description="The link in theme.SearchPage.noScript"
                      >
                        home page
                      </Translate>
                    </Link>
                  ),
                }}
              >
                {'The search needs JavaScript. The list of pages on the {home} works without it.'}
              </Translate>
            </p>
          </noscript>
        </Column>
      </main>
    </Layout>
  );
}
