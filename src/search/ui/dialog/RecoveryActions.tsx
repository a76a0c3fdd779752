import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {searchPagePath} from '../../../config/search';
import type {Failure} from './failure';
import useReconnect from './useReconnect';

interface Props {
  failure: Failure;
  query: string;
  /** Runs the same query again. */
  onRetry: () => void;
  /** Called when a button was pressed, which then disappears. */
  onPress: () => void;
  /** Switches to the embedded engine; undefined if that is the one that failed. */
  goOffline: (() => void) | undefined;
  buttonClassName: string;
  linkClassName?: string;
}

/** What a reader can do about a failed search. */
export default function RecoveryActions(props: Props): ReactNode {
  const {failure, query, onRetry, onPress, goOffline, buttonClassName, linkClassName} = props;
  const page = useBaseUrl(searchPagePath);
  const canRetry = failure.kind === 'broken' || failure.kind === 'unreachable';
  useReconnect(canRetry, onRetry);
  return (
    <>
      {canRetry && (
        <button
          type="button"
          className={buttonClassName}
          onClick={() => {
            onRetry();
            onPress();
          }}
        >
          <Translate
            id="theme.SearchModal.retry"
            description="The button that runs the same query again after the search failed"
          >
            Try again
          </Translate>
        </button>
      )}{' '}
      {failure.kind === 'broken' && (
        // eslint-disable-next-line @docusaurus/no-html-links -- an outdated tab has to load everything again
        <a className={linkClassName} href={`${page}?${new URLSearchParams({q: query}).toString()}`}>
          <Translate
            id="theme.SearchModal.fresh"
            description="The link that reloads the page and runs the same query again"
          >
            Reload and search again
          </Translate>
        </a>
      )}{' '}
      {goOffline && (
        <button
          type="button"
          className={buttonClassName}
          onClick={() => {
            goOffline();
            onPress();
          }}
        >
          <Translate
            id="theme.SearchModal.offline"
            description="The button that answers the query from the index in the site itself, without the search service"
          >
            Use the built-in search
          </Translate>
        </button>
      )}
    </>
  );
}
