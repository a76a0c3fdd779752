import clsx from 'clsx';
import {useEffect, useRef, type CSSProperties, type MouseEvent, type ReactNode} from 'react';
import type {AutocompleteCollection} from '@algolia/autocomplete-core';
import {openingOfClick} from './opening';
import type {Item, Search} from './types';

interface Props {
  item: Item;
  source: AutocompleteCollection<Item>['source'];
  search: Search;
  isActive: boolean;
  title: ReactNode;
  snippet?: ReactNode;
  /** A line of code, instead of a snippet. */
  code?: ReactNode;
  /** The page or the headings above the title. */
  path?: ReactNode;
  /** How it was found, if that cannot be seen. */
  note?: ReactNode;
  style?: CSSProperties;
}

/** One hit of a list: a link that is an option of the combobox. */
export default function Hit(props: Props): ReactNode {
  const {item, source, search, isActive, title, snippet, code, path, note, style} = props;
  const ref = useRef<HTMLAnchorElement>(null);
  const isFirst = item.__autocomplete_id === 0;
  /** The element that had the focus before the press. */
  const before = useRef<EventTarget>(null);
  useEffect(() => {
    // The first one is active from the start: what stands above it belongs to it.
    const target = isFirst
      ? ref.current?.closest('.DocSearch-Dropdown')?.firstElementChild
      : ref.current;
    if (isActive) {
      target?.scrollIntoView({block: 'nearest'});
    }
  }, [isActive, isFirst]);

  /** A press would take the focus away from the input, which should get the next keys. */
  function giveFocusBack() {
    if (before.current instanceof HTMLElement) {
      before.current.focus({preventScroll: true});
    }
  }

  function onClick(event: MouseEvent) {
    const opening = openingOfClick(event);
    if (opening !== 'link') {
      event.preventDefault();
    }
    search.open(item, opening);
  }
  return (
    // Docusaurus' own link would prefetch the pages of all hits, with every letter.
    // eslint-disable-next-line @docusaurus/no-html-links -- and it cannot be an option
    <a
      {...search.autocomplete.getItemProps({item, source})}
      ref={ref}
      href={item.target}
      className={clsx('DocSearch-Hit', `DocSearch-Hit--${item.type}`)}
      style={style}
      role="option"
      aria-selected={isActive}
      // The keyboard reaches it through the input (aria-activedescendant).
      tabIndex={-1}
      onMouseDown={(event) => {
        // As in autocomplete-core, except that a pressed link can still be dragged.
        if (event.button !== 0) {
          event.preventDefault();
        }
      }}
      onFocus={({relatedTarget}) => {
        before.current = relatedTarget;
      }}
      onMouseUp={giveFocusBack}
      onDragEnd={giveFocusBack}
      onClick={onClick}
      onAuxClick={(event) => {
        // The right button opens the context menu.
        if (event.button === 1) {
          onClick(event);
        }
      }}
    >
      <span className="DocSearch-Hit-title">{title}</span>
      {snippet && <span className="DocSearch-Hit-snippet">{snippet}</span>}
      {code && <code className="DocSearch-Hit-code">{code}</code>}
      {path && <span className="DocSearch-Hit-path">{path}</span>}
      {note && <span className="DocSearch-Hit-path">{note}</span>}
    </a>
  );
}
