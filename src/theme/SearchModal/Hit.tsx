import clsx from 'clsx';
import {useEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import type {AutocompleteCollection} from '@algolia/autocomplete-core';
import type {Item, Search} from './types';

interface Props {
  item: Item;
  source: AutocompleteCollection<Item>['source'];
  search: Search;
  isActive: boolean;
  title: ReactNode;
  snippet?: ReactNode;
  /** A line of code, in place of a snippet. */
  code?: ReactNode;
  /** The page or the headings that the title stands under. */
  path?: ReactNode;
  style?: CSSProperties;
}

/** One hit of a list: an option of the combobox, with no interactive element inside. */
export default function Hit(props: Props): ReactNode {
  const {item, source, search, isActive, title, snippet, code, path, style} = props;
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) {
      ref.current?.scrollIntoView({block: 'nearest'});
    }
  }, [isActive]);
  return (
    // Keys reach an option through the input (aria-activedescendant), so it needs no handler for them.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      {...search.autocomplete.getItemProps({item, source})}
      ref={ref}
      className={clsx('DocSearch-Hit', `DocSearch-Hit--${item.type}`)}
      style={style}
      role="option"
      aria-selected={isActive}
      onClick={(event) => search.open(item, event)}
      onAuxClick={(event) => {
        // The button at the right opens the browser's menu.
        if (event.button === 1) {
          search.open(item, event);
        }
      }}
    >
      <span className="DocSearch-Hit-title">{title}</span>
      {snippet && <span className="DocSearch-Hit-snippet">{snippet}</span>}
      {code && <code className="DocSearch-Hit-code">{code}</code>}
      {path && <span className="DocSearch-Hit-path">{path}</span>}
    </li>
  );
}
