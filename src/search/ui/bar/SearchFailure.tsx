import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Failure from '../../../navigation/Failure';

interface Props {
  onRetry: () => void;
}

/** Says that the search itself did not come. It stands apart from the page and its contexts. */
export default function SearchFailure({onRetry}: Props): ReactNode {
  return (
    <Failure
      title={
        <Translate
          id="theme.SearchBar.failure.title"
          description="What a reader is told who opens the search, and its code does not load"
        >
          The search did not load.
        </Translate>
      }
      onRetry={onRetry}
    >
      <Translate
        id="theme.SearchBar.failure.text"
        description="What a reader can do when the code of the search does not load"
      >
        Check your network connection, or reload the page.
      </Translate>
    </Failure>
  );
}
