import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {KeyboardEvent, ReactNode} from 'react';
import styles from './styles.module.css';

/** Opens the search, whatever the keyboard. */
const shortcut = '/';

/**
 * A button with the look of a field, which opens the search. It leaves the work to the button in the
 * navbar, whose code would otherwise be in the home page a second time.
 */
export default function SearchField(): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.field)}
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcut}
      onClick={() => searchButton()?.click()}
      onMouseOver={() =>
        searchButton()?.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}))
      }
      onFocus={() => searchButton()?.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}))}
      onKeyDown={openWithText}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M17.5 17.5l-3.6-3.6m1.9-4.7a6.6 6.6 0 1 1-13.2 0 6.6 6.6 0 0 1 13.2 0z" />
      </svg>
      <span className={styles.label}>
        <Translate
          id="theme.SearchField.label"
          description="The label of the search field on the home page"
        >
          Search docs
        </Translate>
      </span>
      <kbd aria-hidden="true">{shortcut}</kbd>
    </button>
  );
}

/** What is typed into the field is the beginning of the query. */
function openWithText(event: KeyboardEvent) {
  if (/^[\p{L}\p{N}]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    searchButton()?.dispatchEvent(
      new window.KeyboardEvent('keydown', {key: event.key, bubbles: true}),
    );
  }
}

function searchButton(): HTMLElement | null {
  return document.querySelector('.navbar .DocSearch-Button');
}
