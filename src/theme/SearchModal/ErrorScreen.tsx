import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Failure} from './failure';
import {textOfFailure} from './messages';
import Recovery from './Recovery';

interface Props {
  failure: Failure;
  query: string;
  onRetry: () => void;
  /** Answers the same query without the network; undefined where that is what has failed. */
  goOffline: (() => void) | undefined;
}

/** What to do when there is no answer; Status says so above. */
export default function ErrorScreen({failure, query, onRetry, goOffline}: Props): ReactNode {
  return (
    <div className="DocSearch-Screen">
      <p className="DocSearch-Help">{textOfFailure(failure).help}</p>
      {failure.kind === 'broken' && (
        <Recovery
          query={query}
          onRetry={onRetry}
          buttonClassName="DocSearch-Screen-button"
          linkClassName="DocSearch-Screen-button"
        />
      )}
      {goOffline && (
        <button type="button" className="DocSearch-Screen-button" onClick={goOffline}>
          <Translate
            id="theme.SearchModal.offline"
            description="The button that answers the query from the index in the site itself"
          >
            Search without the network
          </Translate>
        </button>
      )}
    </div>
  );
}
