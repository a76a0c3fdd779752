import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Failure from '../../../navigation/Failure';

interface Props {
  onRetry: () => void;
}

/** The notice that the search failed to load. It is rendered outside the page and its contexts. */
export default function SearchFailure({onRetry}: Props): ReactNode {
  return (
    <Failure
      title={
        <Translate
          id="theme.SearchBar.failure.title"
          description="Shown when a reader opens the search and its code fails to load"
        >
          The search did not load.
        </Translate>
      }
      onRetry={onRetry}
    >
      <Translate
        id="theme.SearchBar.failure.text"
        description="What a reader can do when the code of the search fails to load"
      >
        Check your network connection, or reload the page.
      </Translate>
    </Failure>
  );
}
