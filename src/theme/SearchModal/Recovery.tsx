import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

interface Props {
  query: string;
  onRetry: () => void;
  buttonClassName: string;
  linkClassName?: string;
}

/** What a reader can do about a search that did not run. */
export default function Recovery(props: Props): ReactNode {
  const {query, onRetry, buttonClassName, linkClassName} = props;
  const page = useBaseUrl('/search');
  return (
    <>
      <button type="button" className={buttonClassName} onClick={onRetry}>
        <Translate
          id="theme.SearchModal.retry"
          description="The button that asks the same query once more after the search failed"
        >
          Try again
        </Translate>
      </button>{' '}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- loads everything anew, which a tab needs that is older than the site */}
      <a className={linkClassName} href={`${page}?q=${encodeURIComponent(query)}`}>
        <Translate
          id="theme.SearchModal.fresh"
          description="The link that asks the same query on a page that is loaded anew"
        >
          Search on a fresh page
        </Translate>
      </a>
    </>
  );
}
