import {translate} from '@docusaurus/Translate';
import {DocSearchButton} from '@docsearch/react/button';
import {
  lazy,
  Suspense,
  useCallback,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';
import {limits} from '../../search/client';
import useShortcuts from './useShortcuts';
import '@docsearch/css/dist/button.css';
import './styles.css';

const importModal = () => import('../SearchModal');
const SearchModal = lazy(importModal);

/** What the search opens with. */
interface Start {
  query: string;
  /** Typed text goes on where it ends; text selected on the page is replaced by the next key. */
  isTyped: boolean;
}

/**
 * The search button of the navbar. Replaces the theme's empty SearchBar (theme-classic 3.9.2); the
 * modal behind it is ours, and nothing of it is loaded before the reader shows that they want it.
 */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<Start>();
  const isOpen = start !== undefined;

  const openWithSelection = useCallback(() => {
    const selection = window.getSelection()?.toString().trim() ?? '';
    setStart({query: selection.slice(0, limits.queryLength), isTyped: false});
  }, []);
  const close = useCallback(() => {
    flushSync(() => setStart(undefined));
    // The dialog gives the focus back to where it was; whoever had it nowhere goes on from here.
    if (document.activeElement === document.body) {
      button.current?.focus({preventScroll: true});
    }
  }, []);
  useShortcuts({isOpen, onOpen: openWithSelection, onClose: close});

  function onKeyDown(event: KeyboardEvent) {
    const isText = event.key.length === 1 && /[\p{L}\p{N}]/u.test(event.key);
    if (isText && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      // Until the modal has loaded, the keys still come to the button.
      setStart((current) => ({query: `${current?.query ?? ''}${event.key}`, isTyped: true}));
    }
  }

  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The label of the search button in the navbar',
  });
  return (
    <>
      <DocSearchButton
        ref={button}
        aria-haspopup="dialog"
        onClick={openWithSelection}
        onFocus={importModal}
        onKeyDown={onKeyDown}
        onMouseOver={importModal}
        onTouchStart={importModal}
        translations={{buttonText: label, buttonAriaLabel: label}}
      />
      {start && (
        <Suspense fallback={null}>
          <SearchModal initialQuery={start.query} isTyped={start.isTyped} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
