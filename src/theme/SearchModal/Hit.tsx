import clsx from 'clsx';
import {useEffect, useRef, type HTMLAttributes, type ReactNode} from 'react';
import type {SearchHit} from '../../search/client';
import {textOfHit} from '../../search/hit';
import Highlight from './Highlight';

interface HitProps {
  hit: SearchHit;
  isActive: boolean;
  optionProps: HTMLAttributes<HTMLLIElement>;
}

/** One hit of the list: an option of the combobox, with no interactive element inside. */
export default function Hit({hit, isActive, optionProps}: HitProps): ReactNode {
  const ref = useRef<HTMLLIElement>(null);
  const {title, snippet, page} = textOfHit(hit);
  useEffect(() => {
    if (isActive) {
      ref.current?.scrollIntoView({block: 'nearest'});
    }
  }, [isActive]);
  return (
    // Keys reach an option through the input (aria-activedescendant), so it needs no handler for them.
    <li
      {...optionProps}
      ref={ref}
      className={clsx('DocSearch-Hit', `DocSearch-Hit--${hit.type}`)}
      role="option"
      aria-selected={isActive}
    >
      <span className="DocSearch-Hit-title">
        <Highlight text={title} />
      </span>
      {snippet && (
        <span className="DocSearch-Hit-snippet">
          <Highlight text={snippet} />
        </span>
      )}
      {page && (
        <span className="DocSearch-Hit-path">
          <Highlight text={page} />
        </span>
      )}
    </li>
  );
}
