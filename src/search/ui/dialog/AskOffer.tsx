import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

interface Props {
  /** Whether the code that answers did not load. */
  hasFailed: boolean;
  onAsk: () => void;
  /** Whether it stands on the search page, which has no styles of the dialog at first. */
  isOnPage?: boolean;
}

/** Offers to answer the query as a question, below what the search has found. */
export default function AskOffer({hasFailed, onAsk, isOnPage = false}: Props): ReactNode {
  return (
    <p className={isOnPage ? undefined : 'DocSearch-Ask'}>
      <button
        type="button"
        className={isOnPage ? 'button button--secondary' : 'DocSearch-Screen-button'}
        onClick={onAsk}
      >
        <Translate
          id="theme.SearchModal.ask"
          description="The button below the results of a search that answers the query as a question"
        >
          Ask the docs
        </Translate>
      </button>
      {hasFailed && (
        <span role="alert">
          <Translate
            id="theme.SearchModal.ask.failed"
            description="Shown when what answers questions does not load"
          >
            It did not load. Check your network connection.
          </Translate>
        </span>
      )}
    </p>
  );
}
