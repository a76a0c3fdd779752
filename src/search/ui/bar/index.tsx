import {translate} from '@docusaurus/Translate';
import {useCallback, useRef, useSyncExternalStore, type KeyboardEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {showNotice} from '../../../navigation/notices';
import {limits} from '../../core/client';
import {truncate} from '../../core/truncate';
import useSearchConfig from '../../browser/useSearchConfig';
import prepare from './prepare';
import SearchButton from './SearchButton';
import SearchFailure from './SearchFailure';
import {getStart, keepQuery, setStart, subscribe} from './start';
import useEarlyKeys from './useEarlyKeys';
import useEarlySearch from './useEarlySearch';
import useSearchModal from './useSearchModal';
import useShortcuts from './useShortcuts';
import './styles.css';

/**
 * The search button of the navbar. The dialog behind it is not loaded before the reader shows
 * intent.
 */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const start = useSyncExternalStore(subscribe, getStart, () => undefined);
  const isOpen = start !== undefined;
  const config = useSearchConfig();
  const onIntent = () => prepare(config);

  const openWithSelection = useCallback(() => {
    if (getStart()) {
      return;
    }
    prepare(config);
    const selection = window.getSelection()?.toString().trim() ?? '';
    const inOneLine = selection.replaceAll(/\s+/g, ' ');
    // The lines of a message tell what its error is. The input has only one.
    const query = inOneLine.length > limits.queryLength ? selection : inOneLine;
    setStart({query: truncate(query, limits.logLength), isTyped: false});
  }, [config]);
  const close = useCallback(() => {
    flushSync(() => setStart(undefined));
    // The dialog returns the focus to where it was. If nothing had the focus, it moves here.
    if (document.activeElement === document.body) {
      button.current?.focus({preventScroll: true});
    }
  }, []);
  useEarlySearch(openWithSelection);
  useShortcuts({isOpen, onOpen: openWithSelection, onClose: close});

  const Modal = useSearchModal(isOpen, () => {
    const wanted = start;
    setStart(undefined);
    showNotice(
      <SearchFailure
        onRetry={() => {
          showNotice(null);
          setStart(wanted);
        }}
      />,
    );
  });
  useEarlyKeys(isOpen && !Modal, close);

  function onKeyDown(event: KeyboardEvent) {
    const isText = event.key.length === 1 && /[\p{L}\p{N}]/u.test(event.key);
    if (!isOpen && isText && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      setStart({query: event.key, isTyped: true});
    }
  }

  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The label of the search button in the navbar',
  });
  return (
    <>
      <SearchButton
        ref={button}
        label={label}
        aria-busy={isOpen && !Modal}
        aria-haspopup="dialog"
        onClick={openWithSelection}
        onFocus={onIntent}
        onKeyDown={onKeyDown}
        onMouseOver={onIntent}
        onTouchStart={onIntent}
      />
      {start && Modal && (
        // eslint-disable-next-line react-hooks/static-components -- loaded once, and then kept
        <Modal
          initialQuery={start.query}
          isTyped={start.isTyped}
          onQuery={keepQuery}
          onClose={close}
        />
      )}
    </>
  );
}
