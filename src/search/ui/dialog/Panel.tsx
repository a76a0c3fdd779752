import type {ReactNode} from 'react';
import AskOffer from './AskOffer';
import ErrorScreen from './ErrorScreen';
import {areShown} from './groups';
import NoResults from './NoResults';
import Results from './Results';
import Stalled from './Stalled';
import StartScreen from './StartScreen';
import StillLoading from './StillLoading';
import type {SearchView} from './useSearch';

interface Props {
  view: SearchView;
  input: HTMLInputElement | null;
  /** Whether the answers to questions did not load. */
  hasAskFailed: boolean;
  /** Has the query answered instead. */
  onAsk: () => void;
  onClose: () => void;
}

/** The content below the search input: the start screen, the results, or why there are none. */
export default function Panel(props: Props): ReactNode {
  const {view, input, hasAskFailed, onAsk, onClose} = props;
  const {search, state, answer, status, goOffline} = view;
  const {query} = state;
  if (query.trim() === '') {
    // The groups of the last results remain until those of the start screen are ready.
    return answer.query === query && <StartScreen view={view} input={input} onClose={onClose} />;
  }
  const isWaiting = status === 'loading' || status === 'stalled';
  return (
    <>
      {(status === 'stalled' || answer.isAwaited) && <Stalled />}
      {body()}
      {!isWaiting && !answer.failure && <AskOffer hasFailed={hasAskFailed} onAsk={onAsk} />}
      {!isWaiting && answer.isProvisional && answer.nbHits > 0 && <StillLoading />}
    </>
  );

  function body(): ReactNode {
    if (answer.failure) {
      // It belongs to the query that was answered, not to the current one.
      return (
        !isWaiting && (
          <ErrorScreen
            failure={answer.failure}
            query={query}
            onRetry={search.retry}
            goOffline={goOffline}
            onPress={() => input?.focus()}
          />
        )
      );
    }
    if (areShown(state, answer)) {
      return <Results view={view} onClose={onClose} />;
    }
    return (
      !isWaiting && (
        <NoResults
          query={query}
          onAsk={(suggestion) => {
            search.ask(suggestion);
            input?.focus();
          }}
        />
      )
    );
  }
}
