import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {announce} from '../../../navigation/announce';
import {restoreScrollPosition} from '../../../navigation/scrollRestoration';
import {limits} from '../../core/client';
import {groupHits} from '../../core/groups';
import {truncate} from '../../core/truncate';
import useSearchConfig from '../../browser/useSearchConfig';
import Announcement from '../dialog/Announcement';
import {noteOn, searchingText, stillLoadingText, textOfFailure} from '../dialog/messages';
import NoResults from '../dialog/NoResults';
import RecoveryActions from '../dialog/RecoveryActions';
import Stalled from '../dialog/Stalled';
import StillLoading from '../dialog/StillLoading';
import useStalled from '../dialog/useStalled';
import Hit from './Hit';
import {byPage, pageOf} from './byPage';
import {openedHit, saveInEntry, savedPageCount} from './entryState';
import More from './More';
import Sections from './Sections';
import styles from './styles.module.css';
import {useCountText} from './useCountText';
import useResults from './useResults';

interface Props {
  /** What to search for: a query or a message. */
  query: string;
  /** The query, or the part of the message that is in the input. */
  label: string;
  /** The only section whose hits are shown; empty for all. */
  section: string;
  onSection: (section: string) => void;
  /** Whether the reader has switched to the engine that needs no network. */
  isOffline: boolean;
  onGoOffline: () => void;
  onRetry: () => void;
  /** Called when a button of the error message was pressed, which then disappears. */
  onPress: () => void;
  /** Searches for a suggested query. */
  onAsk: (query: string) => void;
}

/** Every hit of a query, or why there is none. */
export default function Results(props: Props): ReactNode {
  const {query, label, section, onSection, isOffline, onGoOffline, onRetry, onPress, onAsk} = props;
  const countText = useCountText();
  const {engine} = useSearchConfig();
  const history = useHistory();
  const [asked, setAsked] = useState({query, section, pages: savedPageCount(history.location)});
  // Further pages belong to one query and section. Others start with their first page.
  if (asked.query !== query || asked.section !== section) {
    setAsked({query, section, pages: savedPageCount(history.location)});
  }
  const results = useResults(query, section, asked.pages, isOffline);
  const hasAnswer = results.query === query && results.section === section;
  const isStalled = useStalled(!hasAnswer, query);
  const {closeness, isProvisional} = results;
  const note = noteOn(label, {...results, isMessage: query !== label});

  const list = useRef<HTMLDivElement>(null);
  /** The links that existed when the button disappeared with the focus. */
  const known = useRef<Element[]>([]);
  useLayoutEffect(() => {
    if (known.current.length > 0) {
      // The focus moves to the first new result, without scrolling.
      linksIn(list.current)
        .find((link) => !known.current.includes(link))
        ?.focus({preventScroll: true});
      known.current = [];
    }
    if (results.query !== '') {
      restoreScrollPosition();
    }
  }, [results]);

  function statusText(): string {
    if (isStalled) {
      return searchingText();
    }
    if (results.failure) {
      const {title, help} = textOfFailure(results.failure);
      return hasAnswer ? `${title}. ${help}` : '';
    }
    return (
      results.query &&
      countText(
        results.count,
        hasAnswer ? label : truncate(results.query, limits.queryLength),
        // A section of the address that has no hits narrows nothing.
        Object.hasOwn(results.sections, results.section) ? results.section : undefined,
      )
    );
  }

  const {pages, hits} = results;
  const shown = hits.length;
  useEffect(() => {
    if (pages > 1) {
      // The count of all results is the same, so that it is not announced again.
      announce(
        translate(
          {
            id: 'theme.SearchPage.shown',
            message: '{shown} results are shown',
            description: 'What screen readers say when the search page shows more results',
          },
          {shown},
        ),
      );
    }
  }, [pages, shown]);

  const status = statusText();
  const hasHits = hasAnswer && results.count > 0;
  const isEarly = hasHits && isProvisional;
  // As in the dialog, what the hits are comes before their number.
  const outcome = isEarly ? `${status}. ${stillLoadingText()}` : status;
  const spoken = hasHits && note ? `${note} ${outcome}` : outcome;

  function showMore() {
    // If another query is pending, it starts with its first page.
    const pages = hasAnswer ? results.pages + 1 : 1;
    saveInEntry({pages});
    setAsked({query, section, pages});
  }
  return (
    <>
      {/* The count remains as long as the hits do, but a failure does not. */}
      <p aria-hidden>{status}</p>
      <Announcement text={spoken} isUrgent={isStalled || results.failure !== undefined} />
      {isStalled && <Stalled />}
      {hasHits && note && <p aria-hidden>{note}</p>}
      {hasAnswer && results.failure && (
        <RecoveryActions
          failure={results.failure}
          query={label}
          onRetry={onRetry}
          onPress={onPress}
          goOffline={engine === 'embedded' || isOffline ? undefined : onGoOffline}
          buttonClassName="button button--secondary"
        />
      )}
      {hasAnswer && !results.failure && results.count === 0 && (
        <NoResults query={label} onAsk={onAsk} />
      )}
      <Sections counts={results.sections} chosen={section} onChoose={onSection} />
      <div ref={list} aria-busy={!hasAnswer} data-provisional={isProvisional}>
        {groupHits(results.hits, Infinity).map(({label, hits}) => (
          <section key={label}>
            <h2>{label}</h2>
            <ol className={styles.hits}>
              {byPage(hits).map((hit, index, all) => (
                <Hit
                  key={hit.objectID}
                  hit={hit}
                  isFurther={pageOf(hit) === pageOf(all[index - 1])}
                  closeness={closeness}
                  isOpened={hit.objectID === openedHit(history.location)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {results.count > 0 && results.pages < results.nbPages && (
        <More
          onClick={showMore}
          onFocusLost={() => {
            known.current = linksIn(list.current);
          }}
        />
      )}
      {isEarly && <StillLoading />}
    </>
  );
}

function linksIn(list: HTMLElement | null): HTMLAnchorElement[] {
  return [...(list?.querySelectorAll('a') ?? [])];
}
