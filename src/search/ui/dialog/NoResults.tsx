import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {newIssueUrl} from '../../../config/site';
import {getSuggestions} from '../../browser/searchClient';
import './screens.css';

interface Props {
  query: string;
  /** Searches for a suggested query. */
  onAsk: (query: string) => void;
}

/** What to do if a search finds nothing. Status above shows the message. */
export default function NoResults({query, onAsk}: Props): ReactNode {
  const suggestions = useSuggestions(query);
  return (
    <div className="DocSearch-Screen">
      {suggestions.length > 0 && (
        <div className="DocSearch-Prefill-List">
          <p className="DocSearch-Help">
            <Translate
              id="theme.SearchModal.suggestions"
              description="Before queries that find something, when a search found nothing"
            >
              Try searching for:
            </Translate>
          </p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="DocSearch-Screen-button"
                  onClick={() => onAsk(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="DocSearch-Help">
        <Translate
          id="theme.SearchModal.language"
          description="When a search found nothing, for those who search in another language"
        >
          These docs are in English.
        </Translate>
      </p>
      <p className="DocSearch-Help">
        <Translate
          id="theme.SearchModal.missing"
          description="Asks for a report when a search finds nothing; before the link that files it"
        >
          Believe this query should return results?
        </Translate>{' '}
        <Link to={reportOf(query)}>
          <Translate
            id="theme.SearchModal.report"
            description="The link that files an issue about a search that finds nothing"
          >
            Let us know.
          </Translate>
        </Link>
      </p>
    </div>
  );
}

/** In English, whatever the language of the page, for the maintainers. */
function reportOf(query: string): string {
  return newIssueUrl('missing-page', `The search finds nothing for "${query}"`, {query});
}

function useSuggestions(query: string): readonly string[] {
  const [found, setFound] = useState<{query: string; suggestions: string[]}>();
  useEffect(() => {
    let isCurrent = true;
    getSuggestions(query)
      .then((suggestions) => {
        if (isCurrent) {
          setFound({query, suggestions});
        }
      })
      // The screen works without them.
      .catch((error: unknown) => console.warn('Could not load suggested searches.', error));
    return () => {
      isCurrent = false;
    };
  }, [query]);
  return found?.query === query ? found.suggestions : [];
}
