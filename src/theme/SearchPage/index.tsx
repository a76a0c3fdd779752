import Head from '@docusaurus/Head';
import {interpolate} from '@docusaurus/Interpolate';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata, usePluralForm, useQueryString} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {returnOnceLonger} from '../../client/places';
import {limits} from '../../search/client';
import {groupHits} from '../../search/groups';
import {cut} from '../../search/untrusted';
import useSearchConfig from '../SearchClient/useSearchConfig';
import {textOfFailure} from '../SearchModal/messages';
import Recovery from '../SearchModal/Recovery';
import Hit from './Hit';
import {notePages, pagesOf} from './pages';
import styles from './styles.module.css';
import useResults from './useResults';

/** The search page, `/search?q=`: every hit, with an address to share. */
export default function SearchPage(): ReactNode {
  const [asked, setQuery] = useQueryString('q');
  // An address may hold any text; no more than the input takes is shown or searched for.
  const query = cut(asked, limits.queryLength);
  const [isOffline, setIsOffline] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const title = translate({
    id: 'theme.SearchPage.title',
    message: 'Search the documentation',
    description: 'The title of the search page and the name of its input',
  });
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
      {/* To other search engines results are no pages of their own; the empty form is one. */}
      {query && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <main className={styles.page}>
        <h1>{title}</h1>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            name="q"
            className={styles.input}
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
          />
        </form>
        {query.trim() !== '' && (
          <Results
            key={attempt}
            query={query}
            isOffline={isOffline}
            onGoOffline={() => setIsOffline(true)}
            onRetry={() => setAttempt(attempt + 1)}
          />
        )}
        <noscript>
          <p>
            <Translate
              id="theme.SearchPage.noScript"
              description="Shown with JavaScript switched off"
            >
              The search needs JavaScript. The list of pages at the top of the home page works
              without it.
            </Translate>
          </p>
        </noscript>
      </main>
    </Layout>
  );
}

interface ResultsProps {
  query: string;
  /** Whether the reader has turned to the engine that needs no network. */
  isOffline: boolean;
  onGoOffline: () => void;
  onRetry: () => void;
}

function Results({query, isOffline, onGoOffline, onRetry}: ResultsProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const {engine} = useSearchConfig();
  const history = useHistory();
  const [asked, setAsked] = useState({query, pages: pagesOf(history.location)});
  // Further pages are asked for of one query, and another one begins at its first.
  if (asked.query !== query) {
    setAsked({query, pages: pagesOf(history.location)});
  }
  const results = useResults(query, asked.pages, isOffline);
  const hasAnswer = results.query === query;
  const failure = results.failure && textOfFailure(results.failure);

  const list = useRef<HTMLDivElement>(null);
  /** The links that were there when the focus was lost with the button. */
  const known = useRef<Element[]>([]);
  useLayoutEffect(() => {
    if (known.current.length > 0) {
      // The reader goes on with what they asked for; where they look stays where it is.
      linksIn(list.current)
        .find((link) => !known.current.includes(link))
        ?.focus({preventScroll: true});
      known.current = [];
    }
    if (results.query !== '') {
      returnOnceLonger(history.location);
    }
  }, [results, history]);

  function showMore() {
    // What waits for another query has a first page of its own to show.
    const pages = hasAnswer ? results.pages + 1 : 1;
    notePages(pages);
    setAsked({query, pages});
  }
  return (
    <>
      {/* The count names the query it is of, and stays as long as the hits; a failure does not. */}
      <p role="status">
        {failure
          ? hasAnswer && `${failure.title}. ${failure.help}`
          : results.query && countText(results.nbHits, results.query, selectMessage)}
      </p>
      {hasAnswer && results.failure?.kind === 'broken' && (
        <Recovery query={query} onRetry={onRetry} buttonClassName="button button--secondary" />
      )}
      {hasAnswer && failure && engine !== 'embedded' && !isOffline && (
        <button type="button" className="button button--secondary" onClick={onGoOffline}>
          <Translate
            id="theme.SearchPage.offline"
            description="The button that answers the query from the index in the site itself"
          >
            Search without the network
          </Translate>
        </button>
      )}
      <div ref={list} aria-busy={!hasAnswer}>
        {groupHits(results.hits, Infinity).map(({label, hits}) => (
          <section key={label}>
            <h2>{label}</h2>
            <ol className={styles.hits}>
              {hits.map((hit) => (
                <Hit key={hit.objectID} hit={hit} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {results.pages < results.nbPages && (
        <More
          onClick={showMore}
          onFocusLost={() => {
            known.current = linksIn(list.current);
          }}
        />
      )}
    </>
  );
}

interface MoreProps {
  onClick: () => void;
  /** Called when the button goes while it has the focus, before anything else of the page changes. */
  onFocusLost: () => void;
}

function More({onClick, onFocusLost}: MoreProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const tell = useEffectEvent(onFocusLost);
  // A layout effect ends while the button is still in the page.
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement === own) {
        tell();
      }
    };
  }, []);
  return (
    <button ref={button} type="button" className="button button--secondary" onClick={onClick}>
      <Translate id="theme.SearchPage.more" description="The button that adds more results">
        Show more results
      </Translate>
    </button>
  );
}

function linksIn(list: HTMLElement | null): HTMLAnchorElement[] {
  return [...(list?.querySelectorAll('a') ?? [])];
}

function countText(
  count: number,
  query: string,
  selectMessage: ReturnType<typeof usePluralForm>['selectMessage'],
): string {
  if (count === 0) {
    return translate(
      {
        id: 'theme.SearchPage.none',
        message: 'No results for "{query}"',
        description: 'Shown on the search page when nothing is found',
      },
      {query},
    );
  }
  // The query comes in last: it is the reader's, and may itself hold the sign between plural forms.
  const message = translate({
    id: 'theme.SearchPage.count',
    message: 'One result for "{query}"|{count} results for "{query}"',
    description: 'How many results the search page has found; plural forms separated by "|"',
  });
  return interpolate(selectMessage(count, message), {count, query});
}
