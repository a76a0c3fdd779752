import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useCallback, useEffect, useState} from 'react';

/** The delay before retrying to write the address, in milliseconds. */
const retryDelay = 1000;

/**
 * The value of a query parameter, and a setter, which adds a history entry only on request. Unlike
 * Docusaurus' `useQueryString` (theme-common 3.9.2), it keeps the hash, because removing the hash
 * scrolls the page to its top. It also keeps a value that cannot be written yet: Safari and Firefox
 * reject roughly the hundredth history update within ten seconds. In that case, the write is
 * retried later.
 */
export default function useQueryParameter(
  name: string,
): [value: string, setValue: (value: string, how?: 'push' | 'replace') => void] {
  const history = useHistory();
  const written = useHistorySelector(
    ({location}) => new URLSearchParams(location.search).get(name) ?? '',
  );
  const [unwritten, setUnwritten] = useState<string>();

  const setValue = useCallback(
    (value: string, how: 'push' | 'replace' = 'replace') => {
      const {search, hash} = history.location;
      const parameters = new URLSearchParams(search);
      if (value) {
        parameters.set(name, value);
      } else {
        parameters.delete(name);
      }
      try {
        if (how === 'push') {
          // After a push by the router, the theme moves the focus to the top of the page
          // (theme-common 3.9.2), away from the field.
          window.history.pushState(window.history.state, '');
        }
        history.replace({search: parameters.toString(), hash});
        setUnwritten(undefined);
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'SecurityError')) {
          throw error;
        }
        setUnwritten(value);
      }
    },
    [history, name],
  );

  useEffect(() => {
    if (unwritten === undefined) {
      return undefined;
    }
    const timer = window.setInterval(() => setValue(unwritten), retryDelay);
    return () => window.clearInterval(timer);
  }, [unwritten, setValue]);

  return [unwritten ?? written, setValue];
}
