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
import {limits} from '../../search/client';
import useShortcuts from './useShortcuts';
import '@docsearch/css/dist/button.css';
import './styles.css';

const importModal = () => import('../SearchModal');
const SearchModal = lazy(importModal);

/**
 * The search button of the navbar. Replaces the theme's empty SearchBar (theme-classic 3.9.2); the
 * modal behind it is ours, and nothing of it is loaded before the reader shows that they want it.
 */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [initialQuery, setInitialQuery] = useState<string>();
  const isOpen = initialQuery !== undefined;

  const open = useCallback((query: string) => {
    setInitialQuery(query.slice(0, limits.queryLength));
  }, []);
  const openWithSelection = useCallback(() => {
    open(window.getSelection()?.toString().trim() ?? '');
  }, [open]);
  const close = useCallback(() => {
    setInitialQuery(undefined);
    button.current?.focus();
  }, []);
  useShortcuts({isOpen, onOpen: openWithSelection, onClose: close});

  function onKeyDown(event: KeyboardEvent) {
    const isText = event.key.length === 1 && /[\p{L}\p{N}]/u.test(event.key);
    if (isText && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      open(event.key);
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
      {isOpen && (
        <Suspense fallback={null}>
          <SearchModal initialQuery={initialQuery} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
