import {interpolate} from '@docusaurus/Interpolate';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {cloneElement, useEffect, useId, useRef, type ReactNode} from 'react';
import usePreHydrationInput from '../../hooks/usePreHydrationInput';
import useQueryParameter from '../../hooks/useQueryParameter';
import Badge from '../Badge';
import {badgeKindOf, badgeKinds} from '../Badge/badges';
import {topics} from '../../content/facts/topics';
import {BelowFirstScreenSpace} from '../../navigation/BelowFirstScreen';
import {firstScreenBlocks} from '../../config/firstScreen';
import {searchPagePath} from '../../config/search';
import useFirstScreen from '../../navigation/useFirstScreen';
import {blocksOf, elementsOf, textOf, useIsMarkdown} from '../markdown';
import {joinedLists} from './joinedLists';
import {entriesOf, facetsOf, matchingSections, nearestSections, sectionsOf} from './sections';
import styles from './styles.module.css';
import {useFilteredToc} from './useFilteredToc';
import {useHashInFilter} from './useHashInFilter';

interface Props {
  /** What the field is called, for example `Filter the recipes`. */
  name: string;
  /** What an entry is: a section, unless each item of a list is one. */
  by?: 'item';
  /** Headings, each with its text, as Markdown. */
  children: ReactNode;
}

const tags = ['h2', 'h3', 'h4'];

/** The place of a badge among the kinds of badges, in whose order entries have them. */
function placeOf(badge: string): number {
  const own = badgeKindOf(badge);
  return badgeKinds.findIndex((kind) => kind === own);
}

/** The level of an item, below that of every heading. */
const itemLevel = 7;

/**
 * A field that filters the sections inside it by the words typed, a list of their topics, and a
 * button for each other badge in them. All are kept in the URL (`?filter=` and `?only=`), so that a
 * filtered page can be shared. Without JavaScript there are none, and all sections are visible.
 */
export default function Filter({name, by, children}: Props): ReactNode {
  const id = useId();
  const is = useIsMarkdown();
  const {selectMessage} = usePluralForm();
  const [query, setQuery] = useQueryParameter('filter');
  const [only, setOnly] = useQueryParameter('only');
  const field = useRef<HTMLInputElement>(null);
  const topicField = useRef<HTMLSelectElement>(null);
  usePreHydrationInput(field, query, setQuery);
  const root = useRef<HTMLDivElement>(null);
  /** Whether the reader has changed what is shown. */
  const isChanged = useRef(false);
  // The list gets shorter, and what is left of it would be above the window.
  useEffect(() => {
    if (isChanged.current && root.current && root.current.getBoundingClientRect().top < 0) {
      root.current.scrollIntoView({block: 'start', behavior: 'instant'});
    }
    isChanged.current = false;
  }, [query, only]);
  const isListOfEntries = (block: ReactNode) => by === 'item' && is(block, 'ul');
  // Lists are cut into their items, and those that match become lists again.
  const blocks = blocksOf(children).flatMap((block) =>
    by === 'item' && is(block, 'ul')
      ? blocksOf(block.props.children).map((item) => cloneElement(block, {}, item))
      : [block],
  );
  const sections = sectionsOf(
    blocks,
    (block) => {
      if (isListOfEntries(block)) {
        return itemLevel;
      }
      const index = tags.findIndex((tag) => is(block, tag));
      return index < 0 ? 0 : index + 2;
    },
    textOf,
    (block) => elementsOf(block, Badge).map(textOf),
  );
  const facets = facetsOf(sections).sort((one, other) => placeOf(one) - placeOf(other));
  const chosen = only.split(',').filter((badge) => facets.includes(badge));
  // An entry has one topic, and any of the other badges.
  const facetTopics = topics.filter((facet) => facets.includes(facet));
  const buttons = facets.filter((badge) => !facetTopics.some((facet) => facet === badge));
  const choose = (badges: readonly string[]) => {
    isChanged.current = true;
    setOnly(facets.filter((badge) => badges.includes(badge)).join(','));
  };
  const topic = facetTopics.find((facet) => chosen.includes(facet)) ?? '';
  const chooseTopic = (other: string) =>
    choose([...buttons.filter((badge) => chosen.includes(badge)), other]);
  usePreHydrationInput(topicField, topic, chooseTopic);
  const idsOf = (some: typeof blocks) =>
    some.flatMap((block) =>
      tags.flatMap((tag) => (is(block, tag) && block.props.id ? [block.props.id] : [])),
    );
  const ids = idsOf(blocks);
  useHashInFilter({
    query: `${query}${chosen.join()}`,
    clear: () => {
      setQuery('');
      setOnly('');
    },
    has: (id) => ids.includes(id),
  });
  const matching = matchingSections(sections, query, chosen);
  const nearest = entriesOf(matching).length > 0 ? [] : nearestSections(sections, query, chosen);
  const shown = nearest.length > 0 ? nearest : matching;
  useFilteredToc(ids, idsOf(shown.flatMap((section) => section.blocks)));
  const total = entriesOf(sections).length;
  const count = entriesOf(shown).length;
  const entries = joinedLists(
    shown.flatMap((section) => section.blocks),
    (block) => is(block, 'ul'),
  );
  const isFirstScreen = useFirstScreen();
  // Guides quote messages and commands that are in no list.
  const searchLink = query.trim() !== '' && (
    // eslint-disable-next-line @docusaurus/no-html-links -- Link would be a script of its own on these pages (1.7 kB)
    <a href={`/${searchPagePath}?${new URLSearchParams({q: query}).toString()}`}>
      <Translate
        id="components.Filter.search"
        description="The link from a filtered page without the words typed to the search"
      >
        Search all pages for them
      </Translate>
    </a>
  );
  return (
    <div ref={root} className={styles.filtered}>
      <form role="search" className={styles.filter} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>{name}</label>
        {facetTopics.length > 0 && (
          <select
            ref={topicField}
            autoComplete="off"
            className={clsx('text-field', styles.topics)}
            aria-label={translate({
              id: 'components.Filter.topics',
              message: 'Topic',
              description: 'The name of the list of topics, of which a reader chooses one',
            })}
            value={topic}
            onChange={({target}) => chooseTopic(target.value)}
          >
            <option value="">
              {translate({
                id: 'components.Filter.allTopics',
                message: 'All topics',
                description: 'The choice in the list of topics that shows all entries',
              })}
            </option>
            {facetTopics.map((facet) => (
              <option key={facet}>{facet}</option>
            ))}
          </select>
        )}
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          className={clsx('text-field', styles.field)}
          value={query}
          onChange={(event) => {
            isChanged.current = true;
            setQuery(event.target.value);
          }}
        />
        {buttons.length > 0 && (
          <fieldset
            className={styles.facets}
            aria-label={translate({
              id: 'components.Filter.facets',
              message: 'Show only',
              description: 'The name of the buttons that keep only entries with a badge',
            })}
          >
            {buttons.map((badge) => (
              <button
                key={badge}
                type="button"
                className={clsx(
                  'button',
                  chosen.includes(badge) ? 'button--primary' : 'button--secondary',
                )}
                aria-pressed={chosen.includes(badge)}
                onClick={() =>
                  choose(facets.filter((other) => chosen.includes(other) !== (other === badge)))
                }
              >
                {badge}
              </button>
            ))}
          </fieldset>
        )}
        <p role="status" className={styles.count}>
          {count === total
            ? interpolate(
                selectMessage(
                  count,
                  translate({
                    id: 'components.Filter.count',
                    message: '{count} entry|{count} entries',
                    description:
                      'How many sections a page has when all are shown: singular, bar, plural',
                  }),
                ),
                {count},
              )
            : translate(
                {
                  id: 'components.Filter.countOfTotal',
                  message: '{count} of {total} entries',
                  description: 'How many sections of a filtered page are shown',
                },
                {count, total},
              )}
        </p>
      </form>
      {nearest.length > 0 && (
        <p>
          <Translate
            id="components.Filter.near"
            description="What a filtered page shows above entries with some of the words typed, if none has all of them"
          >
            Nothing here contains all of these words. These come nearest:
          </Translate>{' '}
          {searchLink}
        </p>
      )}
      <div data-blocks="" className={clsx(styles.entries, by === 'item' && styles.items)}>
        {isFirstScreen ? entries.slice(0, firstScreenBlocks) : entries}
        {isFirstScreen && <BelowFirstScreenSpace />}
      </div>
      {count === 0 && (
        <p>
          {chosen.length > 0 ? (
            <Translate
              id="components.Filter.noneChosen"
              description="What a filtered page shows when no section has the badges chosen and the words typed"
            >
              Nothing here has all that you chose. Switch a button off, or type fewer words.
            </Translate>
          ) : (
            <Translate
              id="components.Filter.none"
              description="What a filtered page shows when no section contains the words typed"
            >
              Nothing here contains all of these words. Try fewer or shorter ones.
            </Translate>
          )}{' '}
          {searchLink}
        </p>
      )}
    </div>
  );
}
