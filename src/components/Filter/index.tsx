import {interpolate} from '@docusaurus/Interpolate';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {useId, useRef, type ReactNode} from 'react';
import usePreHydrationInput from '../../hooks/usePreHydrationInput';
import useQueryParameter from '../../hooks/useQueryParameter';
import {blocksOf, textOf, useIsMarkdown} from '../markdown';
import {entriesOf, matchingSections, sectionsOf} from './sections';
import styles from './styles.module.css';
import {useHashInFilter} from './useHashInFilter';

interface Props {
  /** What the field is called, for example `Filter the recipes`. */
  name: string;
  /** Headings, each with its text, as Markdown. */
  children: ReactNode;
}

const tags = ['h2', 'h3', 'h4'];

/**
 * A field that filters the sections inside it by the words typed. The words are kept in the URL
 * (`?filter=`), so that a filtered page can be shared. Without JavaScript there is no field, and
 * all sections are visible.
 */
export default function Filter({name, children}: Props): ReactNode {
  const id = useId();
  const is = useIsMarkdown();
  const {selectMessage} = usePluralForm();
  const [query, setQuery] = useQueryParameter('filter');
  const field = useRef<HTMLInputElement>(null);
  usePreHydrationInput(field, query, setQuery);
  const blocks = blocksOf(children);
  const sections = sectionsOf(
    blocks,
    (block) => {
      const index = tags.findIndex((tag) => is(block, tag));
      return index < 0 ? 0 : index + 2;
    },
    textOf,
  );
  useHashInFilter({
    query,
    clear: () => setQuery(''),
    has: (id) =>
      blocks.some((block) => tags.some((tag) => is(block, tag) && block.props.id === id)),
  });
  const shown = matchingSections(sections, query);
  const count = entriesOf(shown).length;
  return (
    <>
      <form role="search" className={styles.filter} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>{name}</label>
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          className={styles.field}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status" className={styles.count}>
          {interpolate(
            selectMessage(
              count,
              translate({
                id: 'components.Filter.count',
                message: '{count} entry|{count} entries',
                description:
                  'How many sections of a filtered page are shown: singular, bar, plural',
              }),
            ),
            {count},
          )}
        </p>
      </form>
      <div className={styles.entries}>{shown.flatMap((section) => section.blocks)}</div>
      {count === 0 && (
        <p>
          <Translate
            id="components.Filter.none"
            description="What a filtered page shows when no section contains the words typed"
          >
            Nothing here contains all of these words. Try fewer or shorter ones.
          </Translate>
        </p>
      )}
    </>
  );
}
