import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useCallback} from 'react';

const key = 'filter';

/**
 * The words in the address, and what sets them. Docusaurus's `useQueryString` (theme-common 3.9.2)
 * would take the hash out of the address, and a page whose hash goes is scrolled to its top.
 */
export function useFilter(): [query: string, setQuery: (query: string) => void] {
  const history = useHistory();
  const query = useHistorySelector(
    ({location}) => new URLSearchParams(location.search).get(key) ?? '',
  );
  const setQuery = useCallback(
    (words: string) => {
      const parameters = new URLSearchParams(history.location.search);
      if (words) {
        parameters.set(key, words);
      } else {
        parameters.delete(key);
      }
      history.replace({...history.location, search: parameters.toString()});
    },
    [history],
  );
  return [query, setQuery];
}
