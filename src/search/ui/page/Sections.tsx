import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The number of hits in each section; empty if the engine does not tell. */
  counts: Readonly<Record<string, number>>;
  chosen: string;
  /** Called with the name of a section, or an empty text for all of them. */
  onChoose: (section: string) => void;
}

/** The sections to which the results can be narrowed, if there are several. */
export default function Sections({counts, chosen, onChoose}: Props): ReactNode {
  const sections = Object.entries(counts);
  const row = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    if (row.current) {
      showChosen(row.current);
    }
  }, [counts, chosen]);
  if (sections.length < 2) {
    return null;
  }
  const all = translate({
    id: 'theme.SearchPage.allSections',
    message: 'All',
    description: 'The choice on the search page that shows the results of all sections',
  });
  const total = sections.reduce((sum, [, count]) => sum + count, 0);
  // A section of the address that has no hits narrows nothing.
  const shown = Object.hasOwn(counts, chosen) ? chosen : '';
  return (
    <fieldset
      ref={row}
      className={styles.sections}
      aria-label={translate({
        id: 'theme.SearchPage.sections',
        message: 'Section',
        description: 'The name of the choice of a section on the search page',
      })}
    >
      {[['', total] as const, ...sections].map(([section, count]) => (
        <label
          key={section}
          className={clsx('button', section === shown ? 'button--primary' : 'button--secondary')}
        >
          <input
            type="radio"
            name="section"
            checked={section === shown}
            onChange={() => onChoose(section)}
          />
          {`${section || all} (${count})`}
        </label>
      ))}
    </fieldset>
  );
}

/** Scrolls the row, but not the page, until the chosen section is in its middle, unless it is in view. */
function showChosen(row: HTMLElement): void {
  const chosen = row.querySelector('input:checked')?.parentElement?.getBoundingClientRect();
  const view = row.getBoundingClientRect();
  if (chosen && (chosen.left < view.left || chosen.right > view.right)) {
    row.scrollLeft += (chosen.left + chosen.right - view.left - view.right) / 2;
  }
}
