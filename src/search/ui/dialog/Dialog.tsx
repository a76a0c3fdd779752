import {translate} from '@docusaurus/Translate';
import {
  useEffect,
  useLayoutEffect,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';
import {closeOnBack} from '../../../upstream/close-on-back';
import {limits} from '../../core/client';
import useBackdropPress from '../../../hooks/useBackdropPress';
import useScrollLock from '../../../hooks/useScrollLock';
import type {SearchScope} from '../../browser/useSearchScope';
import Footer from './Footer';
import {areShown} from './groups';
import Panel from './Panel';
import Status from './Status';
import {preventMiddleClickPaste} from './middleClickPaste';
import type {SearchModalProps} from './types';
import useAsk from './useAsk';
import useSearch from './useSearch';
import './styles.css';

interface Props extends SearchModalProps {
  scope: SearchScope;
}

/**
 * The dialog itself, rendered several times with each letter. The native modal dialog traps the
 * focus and returns it.
 */
export default function Dialog({scope, onQuery, onClose, ...props}: Props): ReactNode {
  // Only the initial values count. Afterwards, the reader's own query does.
  const [{initialQuery, isTyped}] = useState(props);
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const view = useSearch({scope, initialQuery, onClose});
  const {search, state, answer} = view;
  const {autocomplete} = search;
  const {Ask, hasFailed, start: startAsking, end: endAsking} = useAsk();
  useScrollLock();

  // A layout effect closes the dialog while it is still in the page, so that it returns the focus.
  useLayoutEffect(() => {
    dialog?.showModal();
    input?.focus();
    if (isTyped) {
      input?.setSelectionRange(input.value.length, input.value.length);
    } else {
      input?.select();
    }
    return () => dialog?.close();
  }, [dialog, input, isTyped]);

  const {query} = state;
  useEffect(() => onQuery(query), [onQuery, query]);

  useEffect(() => {
    if (!form || !dialog || !input) {
      return undefined;
    }
    const environment = autocomplete.getEnvironmentProps({
      formElement: form,
      inputElement: input,
      // Touching anything in the dialog must not cancel the current request.
      panelElement: dialog,
    });
    const listening = new AbortController();
    const {signal} = listening;
    preventMiddleClickPaste(input, signal);
    window.addEventListener('touchstart', (event) => environment.onTouchStart(event), {signal});
    window.addEventListener('touchmove', (event) => environment.onTouchMove(event), {signal});
    window.addEventListener('mousedown', (event) => environment.onMouseDown(event), {signal});
    return () => listening.abort();
  }, [autocomplete, form, dialog, input]);

  useEffect(() => closeOnBack(onClose), [onClose]);

  // autocomplete-core handles Escape in the input itself, so the dialog does not get a cancel
  // event.
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onClose();
    }
  }

  const inputProps = autocomplete.getInputProps({
    inputElement: input,
    maxLength: limits.queryLength,
  });

  function onInputKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (event.key === '?' && query === '') {
      event.preventDefault();
      startAsking();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (!event.altKey) {
        search.enter(event);
      }
    } else if (event.key !== 'Tab') {
      // autocomplete-core cancels the current request when the input loses the focus. Here it
      // continues.
      inputProps.onKeyDown(event);
    }
  }

  function onInputFocus(event: FocusEvent<HTMLInputElement>) {
    // After a press on a hit, the focus returns to the input, which must not trigger another
    // request.
    if (event.relatedTarget?.getAttribute('role') !== 'option') {
      inputProps.onFocus(event);
    }
  }

  function backToSearch() {
    flushSync(endAsking);
    input?.focus();
  }

  const {config} = scope;
  const placeholder =
    (config.engine === 'algolia' && config.placeholder) ||
    translate({
      id: 'theme.SearchModal.placeholder',
      message: 'Search docs',
      description: 'The placeholder of the search input',
    });
  const isExpanded = areShown(state, answer);
  const label = translate({
    id: 'theme.SearchModal.label',
    message: 'Search the documentation',
    description: 'The name of the search dialog and of its input, for screen readers',
  });
  return (
    <dialog
      ref={setDialog}
      className="DocSearch DocSearch-Container"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...useBackdropPress(onClose)}
      onKeyDown={closeOnEscape}
    >
      {/* The search keeps its place while the reader asks. */}
      <div className="DocSearch-Modal" hidden={Ask !== undefined}>
        <header className="DocSearch-SearchBar">
          <form
            ref={setForm}
            className="DocSearch-Form"
            {...autocomplete.getFormProps({inputElement: input})}
          >
            <input
              {...inputProps}
              onKeyDown={onInputKeyDown}
              onFocus={onInputFocus}
              onPaste={(event) => {
                if (search.paste(event.clipboardData.getData('text'))) {
                  event.preventDefault();
                }
              }}
              ref={setInput}
              className="DocSearch-Input"
              role="combobox"
              aria-autocomplete="list"
              aria-controls="docsearch-list"
              // autocomplete-core names an option even while there is none.
              aria-activedescendant={isExpanded ? inputProps['aria-activedescendant'] : undefined}
              aria-expanded={isExpanded}
              aria-label={label}
              aria-labelledby={undefined}
              placeholder={placeholder}
            />
            <button type="reset" className="DocSearch-Clear" hidden={!query}>
              {translate({
                id: 'theme.SearchModal.clear',
                message: 'Clear',
                description: 'The button that empties the search input',
              })}
            </button>
          </form>
          <button type="button" className="DocSearch-Cancel" onClick={onClose}>
            {translate({
              id: 'theme.SearchModal.cancel',
              message: 'Cancel',
              description: 'The button that closes the search dialog',
            })}
          </button>
        </header>
        {/* Firefox would make the scroll container a tab stop, but the arrow keys of the input
            already scroll it. */}
        <div className="DocSearch-Dropdown" tabIndex={-1}>
          <Status view={view} />
          <Panel
            view={view}
            input={input}
            hasAskFailed={hasFailed}
            onAsk={startAsking}
            onClose={onClose}
          />
        </div>
        <Footer canAsk={!query} />
      </div>
      {Ask && (
        <Ask
          place="dialog"
          question={answer.asked ?? query}
          onBack={backToSearch}
          onSearch={(wanted) => {
            search.ask(wanted.slice(0, limits.queryLength));
            backToSearch();
          }}
          onLeave={onClose}
        />
      )}
    </dialog>
  );
}
