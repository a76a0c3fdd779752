import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import Hit from './Hit';
import type {SearchAutocomplete, SearchState} from './useSearch';

interface Props {
  autocomplete: SearchAutocomplete;
  state: SearchState;
  hasFailed: boolean;
  onClose: () => void;
}

/** What stands below the search input: the start, the results, or why there are none. */
export default function Panel({autocomplete, state, hasFailed, onClose}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const {collections, query, context} = state;
  const found = collections.filter(({items}) => items.length > 0);
  const hasAnswer = context.query === query;

  if (hasFailed) {
    return (
      <Screen>
        <p className="DocSearch-Title">
          <Translate
            id="theme.SearchModal.error.title"
            description="Shown when no search engine answers"
          >
            Unable to fetch results
          </Translate>
        </p>
        <p className="DocSearch-Help">
          <Translate
            id="theme.SearchModal.error.help"
            description="Advice when no search engine answers"
          >
            You might want to check your network connection.
          </Translate>
        </p>
      </Screen>
    );
  }
  if (query.trim() === '') {
    return (
      <Screen>
        <p className="DocSearch-Help">
          <Translate
            id="theme.SearchModal.start"
            description="Shown before anything is typed or was searched"
          >
            No recent searches
          </Translate>
        </p>
      </Screen>
    );
  }
  if (found.length === 0) {
    return (
      <Screen>
        <p className="DocSearch-Title">
          {hasAnswer
            ? translate(
                {
                  id: 'theme.SearchModal.none',
                  message: 'No results for "{query}"',
                  description: 'Shown when a search finds nothing',
                },
                {query},
              )
            : translate({
                id: 'theme.SearchModal.searching',
                message: 'Searching …',
                description: 'Shown until the first answer to a search comes',
              })}
        </p>
      </Screen>
    );
  }
  const nbHits = Number(context.nbHits);
  return (
    <>
      <p className="DocSearch-VisuallyHiddenForAccessibility" role="status">
        {selectMessage(
          nbHits,
          translate(
            {
              id: 'theme.SearchModal.count',
              message: 'One result|{count} results',
              description:
                'Tells screen readers how many results a search has; plural forms separated by "|"',
            },
            {count: nbHits},
          ),
        )}
      </p>
      <div
        id="docsearch-list"
        role="listbox"
        aria-busy={!hasAnswer}
        aria-label={translate({
          id: 'theme.SearchModal.results',
          message: 'Results',
          description: 'The name of the results list, for screen readers',
        })}
      >
        {found.map(({source, items}) => (
          <Group key={source.sourceId} label={source.sourceId}>
            {items.map((item) => (
              <Hit
                key={item.objectID}
                hit={item}
                isActive={item.__autocomplete_id === state.activeItemId}
                optionProps={autocomplete.getItemProps({item, source})}
              />
            ))}
          </Group>
        ))}
      </div>
      <p className="DocSearch-HitsFooter">
        <Link to={`/search?${new URLSearchParams({q: query}).toString()}`} onClick={onClose}>
          {selectMessage(
            nbHits,
            translate(
              {
                id: 'theme.SearchModal.seeAll',
                message: 'See this result on a page|See all {count} results',
                description:
                  'The link from the search dialog to the search page; plural forms separated by "|"',
              },
              {count: nbHits},
            ),
          )}
        </Link>
      </p>
    </>
  );
}

function Screen({children}: {children: ReactNode}): ReactNode {
  return (
    <div className="DocSearch-Screen" role="status">
      {children}
    </div>
  );
}

function Group({label, children}: {label: string; children: ReactNode}): ReactNode {
  const id = useId();
  return (
    <ul className="DocSearch-Hits" role="group" aria-labelledby={id}>
      <li id={id} className="DocSearch-Hit-source" role="presentation">
        {label}
      </li>
      {children}
    </ul>
  );
}
