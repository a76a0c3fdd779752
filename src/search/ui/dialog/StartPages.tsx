import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {openingOf} from './opening';
import {emergencies, mostUsed, type StartPage} from './startPages';
import './styles.css';
import './startPages.css';

interface Props {
  /** Called when a link opens in this tab. */
  onOpen?: () => void;
}

/**
 * Links for readers who have not typed anything yet, starting with emergencies. In the dialog, they are
 * next to the listbox rather than options in it, where Enter would open the first one before anything
 * is typed.
 */
export default function StartPages({onOpen}: Props): ReactNode {
  return (
    <>
      <Pages
        label={translate({
          id: 'theme.SearchModal.emergencies',
          message: 'Something is broken',
          description: 'The label of the links for emergencies on the start screen of the search',
        })}
        pages={emergencies()}
        className="DocSearch-Pages--emergencies"
        onOpen={onOpen}
      />
      <Pages
        label={translate({
          id: 'theme.SearchModal.mostUsed',
          message: 'Popular pages',
          description: 'The label of the links to the most used pages on the start screen',
        })}
        pages={mostUsed()}
        onOpen={onOpen}
      />
    </>
  );
}

interface PagesProps extends Props {
  label: string;
  pages: readonly StartPage[];
  className?: string;
}

function Pages({label, pages, className, onOpen}: PagesProps): ReactNode {
  const id = useId();
  return (
    <nav className={clsx('DocSearch-Pages', className)} aria-labelledby={id}>
      <p id={id} className="DocSearch-Hit-source">
        {label}
      </p>
      <ul>
        {pages.map(({to, label: name}) => (
          <li key={to}>
            <Link
              to={to}
              onClick={(event) => {
                if (openingOf(event) === 'here') {
                  onOpen?.();
                }
              }}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
