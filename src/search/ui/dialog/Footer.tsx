import Translate from '@docusaurus/Translate';
import {memo, type ReactNode} from 'react';

interface Props {
  /** Whether the question mark asks, which is a letter of a query once there is one. */
  canAsk: boolean;
}

/** The key hints below the results (SPEC §2). */
function Footer({canAsk}: Props): ReactNode {
  return (
    <footer className="DocSearch-Footer">
      <ul className="DocSearch-Commands">
        <li>
          <kbd>Enter</kbd>{' '}
          <Translate
            id="theme.SearchModal.enter"
            description="What the Enter key does in the search"
          >
            to select
          </Translate>
        </li>
        <li>
          <kbd>↑</kbd> <kbd>↓</kbd>{' '}
          <Translate
            id="theme.SearchModal.arrows"
            description="What the arrow keys do in the search"
          >
            to navigate
          </Translate>
        </li>
        {canAsk && (
          <li>
            <kbd>?</kbd>{' '}
            <Translate
              id="theme.SearchModal.question"
              description="What the question mark does in the empty search"
            >
              to ask
            </Translate>
          </li>
        )}
        <li>
          <kbd>Esc</kbd>{' '}
          <Translate
            id="theme.SearchModal.escape"
            description="What the Escape key does in the search"
          >
            to close
          </Translate>
        </li>
      </ul>
    </footer>
  );
}

export default memo(Footer);
