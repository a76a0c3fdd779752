import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useCallback, useEffect, useState} from 'react';

/** How long to wait before the address is written again, in milliseconds. */
const retryDelay = 1000;

/**
 * The value of a parameter in the address, and what sets it without adding to the history. Unlike
 * Docusaurus' `useQueryString` (theme-common 3.9.2), it keeps the hash, since a page whose hash is
 * removed scrolls to its top, and it holds a value that cannot be written: Safari and Firefox refuse
 * about the hundredth write in ten seconds. The address is then written later.
 */
export default function useQueryParameter(
  name: string,
): [value: string, setValue: (value: string) => void] {
  const history = useHistory();
  const written = useHistorySelector(
    ({location}) => new URLSearchParams(location.search).get(name) ?? '',
  );
  const [unwritten, setUnwritten] = useState<string>();

  const setValue = useCallback(
    (value: string) => {
      const {search, hash} = history.location;
      const parameters = new URLSearchParams(search);
      if (value) {
        parameters.set(name, value);
      } else {
        parameters.delete(name);
      }
      try {
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
