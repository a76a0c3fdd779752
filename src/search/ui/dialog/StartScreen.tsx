import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {storedLimits, textOfStored} from '../../core/stored';
import Group from './Group';
import Hit from './Hit';
import LastQuery from './LastQuery';
import RecentSearchesSetting from './RecentSearchesSetting';
import {startGroups} from './groups';
import type {Item} from './types';
import StartPages from './StartPages';
import StoredActions from './StoredActions';
import type {SearchView} from './useSearch';
import './start.css';

interface SearchesProps {
  view: SearchView;
  input: HTMLInputElement | null;
}

interface Props extends SearchesProps {
  onClose: () => void;
}

/** The screen that is shown before anything is typed. */
export default function StartScreen({view, input, onClose}: Props): ReactNode {
  return (
    <>
      {view.stored.keepsRecents() && <LastQuery search={view.search} input={input} />}
      <StartPages onOpen={onClose} />
      <Searches view={view} input={input} />
      <RecentSearchesSetting stored={view.stored} onChange={() => view.search.ask('')} />
    </>
  );
}

/**
 * Recent and favorite searches.
 *
 * An option must not contain a button, and a listbox may only contain options and groups. So the
 * buttons of a row are next to the listbox, in a grid whose rows both share. Tab reaches them after
 * the input.
 */
function Searches({view, input}: SearchesProps): ReactNode {
  const {search, stored, state} = view;
  const buttons = useRef<HTMLDivElement>(null);
  /** The button that was pressed, until the list has changed. */
  const pressed = useRef<number>(undefined);
  /** Whether a favorite was rejected, until the list has changed. */
  const [isFull, setIsFull] = useState(false);
  const groups = state.collections.filter(({items}) => items.length > 0);

  // The pressed button disappears with its row. The one that takes its place gets the focus.
  useEffect(() => {
    if (pressed.current !== undefined) {
      const left = [...(buttons.current?.querySelectorAll('button') ?? [])];
      (left[Math.min(pressed.current, left.length - 1)] ?? input)?.focus();
      pressed.current = undefined;
    }
  }, [state.collections, input]);

  function change(button: HTMLElement, apply: () => void) {
    const all = [...(buttons.current?.querySelectorAll('button') ?? [])];
    pressed.current = all.findIndex((other) => other === button);
    apply();
    setIsFull(false);
    search.ask('');
  }

  function promote(button: HTMLElement, objectID: string) {
    if (stored.promote(objectID)) {
      change(button, () => undefined);
    } else {
      setIsFull(true);
    }
  }

  if (groups.length === 0) {
    return (
      <div className="DocSearch-Screen DocSearch-Screen--start">
        <p className="DocSearch-Help">
          <Translate
            id="theme.SearchModal.start"
            description="Shown before anything is typed or was searched"
          >
            No recent searches
          </Translate>
        </p>
      </div>
    );
  }
  const rows = groups.reduce((sum, {items}) => sum + items.length + 1, 0);
  return (
    <>
      <p className="DocSearch-Help DocSearch-Help--full" role="status">
        {isFull &&
          translate(
            {
              id: 'theme.SearchModal.favoritesFull',
              message: 'You can keep {count} favorites. Remove one of them first.',
              description:
                'Shown when a reader tries to save more favorite searches than there is room for',
            },
            {count: storedLimits.favorites},
          )}
      </p>
      <div className="DocSearch-Start">
        <div
          id="docsearch-list"
          className="DocSearch-Start-list"
          style={{gridRow: `1 / span ${rows}`}}
          role="listbox"
          aria-label={translate({
            id: 'theme.SearchModal.startList',
            message: 'Recent and favorite searches',
            description:
              'The name of the list on the start screen of the search, for screen readers',
          })}
        >
          {groups.map(({source, items}) => (
            <Group
              key={source.sourceId}
              label={labelOf(source.sourceId)}
              style={{gridRow: `span ${items.length + 1}`}}
            >
              {items.map((item) => (
                <Hit
                  key={item.objectID}
                  item={item}
                  source={source}
                  search={search}
                  isActive={item.__autocomplete_id === state.activeItemId}
                  {...textOfStored(item)}
                />
              ))}
            </Group>
          ))}
        </div>
        <div
          ref={buttons}
          className="DocSearch-Start-list"
          style={{gridRow: `1 / span ${rows}`}}
          role="group"
          aria-label={translate({
            id: 'theme.SearchModal.change',
            message: 'Manage these searches',
            description: 'The name of the buttons beside recent and favorite searches',
          })}
        >
          {groups.flatMap(({source, items}, group) =>
            items.map((item: Item, index) => (
              <StoredActions
                key={`${source.sourceId} ${item.objectID}`}
                row={groups
                  .slice(0, group)
                  .reduce((sum, one) => sum + one.items.length + 1, index + 2)}
                title={textOfStored(item).title}
                isFavorite={source.sourceId === startGroups.favorites}
                onPromote={(button) => promote(button, item.objectID)}
                onRemove={(button) =>
                  change(button, () =>
                    source.sourceId === startGroups.favorites
                      ? stored.removeFavorite(item.objectID)
                      : stored.removeRecent(item.objectID),
                  )
                }
              />
            )),
          )}
        </div>
      </div>
    </>
  );
}

function labelOf(sourceId: string): string {
  return sourceId === startGroups.favorites
    ? translate({
        id: 'theme.SearchModal.favorites',
        message: 'Favorites',
        description: 'The label of the favorite searches',
      })
    : translate({
        id: 'theme.SearchModal.recents',
        message: 'Recent',
        description: 'The label of the recent searches',
      });
}
