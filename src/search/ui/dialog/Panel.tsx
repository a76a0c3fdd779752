import type {ReactNode} from 'react';
import ErrorScreen from './ErrorScreen';
import NoResults from './NoResults';
import Results from './Results';
import Stalled from './Stalled';
import StartScreen from './StartScreen';
import type {SearchView} from './useSearch';

interface Props {
  view: SearchView;
  input: HTMLInputElement | null;
  onClose: () => void;
}

/** What stands below the search input: the start, the results, or why there are none. */
export default function Panel({view, input, onClose}: Props): ReactNode {
  const {search, state, answer, status, goOffline} = view;
  const {query, collections} = state;
  if (query.trim() === '') {
    // The groups of the last results are still there until the start has been put together.
    return answer.query === query && <StartScreen view={view} input={input} onClose={onClose} />;
  }
  const isWaiting = status === 'loading' || status === 'stalled';
  return (
    <>
      {status === 'stalled' && <Stalled />}
      {body()}
    </>
  );

  function body(): ReactNode {
    if (answer.failure) {
      // It is that of the query that was answered, and says nothing of the one that is asked now.
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
    // The hits of a shorter query stay while the reader types on; the start's groups do not.
    const hasHits = answer.query?.trim() && collections.some(({items}) => items.length > 0);
    if (hasHits) {
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
