import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {parseMessage} from '../../core/message';
import {getLastQuery} from './lastQuery';
import type {Search} from './types';
import './screens.css';

interface Props {
  search: Search;
  input: HTMLInputElement | null;
}

/**
 * Searches once more for the last query. A reader whose first hit was not the answer comes back for
 * the second one, and would have to type the query again.
 */
export default function LastQuery({search, input}: Props): ReactNode {
  const query = getLastQuery();
  if (query === undefined) {
    return null;
  }
  function askAgain(text: string) {
    if (!search.paste(text)) {
      search.ask(text);
    }
    input?.focus();
  }
  return (
    <p className="DocSearch-LastQuery">
      <button type="button" className="DocSearch-Screen-button" onClick={() => askAgain(query)}>
        {translate(
          {
            id: 'theme.SearchModal.searchAgain',
            message: 'Search again for "{query}"',
            description: 'The button on the start screen of the search that repeats the last query',
          },
          {query: parseMessage(query)?.shown ?? query},
        )}
      </button>
    </p>
  );
}
