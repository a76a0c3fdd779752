import {
  createAutocomplete,
  type AutocompleteApi,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useMemo,
  useState,
  type BaseSyntheticEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import {limits, type SearchHit} from '../../search/client';
import {groupHits, type HitGroup} from '../../search/groups';
import {targetOfHit} from '../../search/hit';
import {searchRequest} from '../../search/request';
import getSearchClient from '../SearchClient';
import useSearchScope from '../SearchClient/useSearchScope';

/** A hit as autocomplete-core wants its items: open to further keys, with its checked address. */
type Item = SearchHit & {target: string} & Record<string, unknown>;

export type SearchState = AutocompleteState<Item>;

export type SearchAutocomplete = AutocompleteApi<
  Item,
  BaseSyntheticEvent,
  MouseEvent,
  KeyboardEvent
>;

interface Options {
  initialQuery: string;
  /** Has to stay the same function while the modal is open. */
  onClose: () => void;
}

/** What the modal needs to show and to drive a search. */
export default function useSearch({initialQuery, onClose}: Options) {
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const scope = useSearchScope();

  const [state, setState] = useState<SearchState>({
    activeItemId: null,
    collections: [],
    completion: null,
    context: {},
    isOpen: false,
    query: initialQuery,
    status: 'idle',
  });
  const [hasFailed, setHasFailed] = useState(false);

  const autocomplete = useMemo(() => {
    const client = getSearchClient(scope.config);

    async function hitsFor(query: string) {
      const {results} = await (
        await client
      ).search([
        searchRequest({
          indexName: scope.config.indexName,
          query,
          snippetWords: snippetWords(),
          facetFilters: scope.facetFilters,
        }),
      ]);
      return results[0];
    }

    const navigator = {
      navigate({itemUrl}: {itemUrl: string}) {
        onClose();
        if (itemUrl.startsWith('/')) {
          history.push(itemUrl);
        } else {
          window.location.assign(itemUrl);
        }
      },
      navigateNewTab({itemUrl}: {itemUrl: string}) {
        window.open(itemUrl, '_blank', 'noopener');
      },
      navigateNewWindow({itemUrl}: {itemUrl: string}) {
        window.open(itemUrl, '_blank', 'noopener,popup');
      },
    };

    /** Follows a click as a link would; autocomplete-core navigates by the keyboard only. */
    function followClick(itemUrl: string, {ctrlKey, metaKey, shiftKey}: MouseEvent) {
      if (ctrlKey || metaKey) {
        navigator.navigateNewTab({itemUrl});
      } else if (shiftKey) {
        navigator.navigateNewWindow({itemUrl});
      } else {
        navigator.navigate({itemUrl});
      }
    }

    return createAutocomplete<Item, BaseSyntheticEvent, MouseEvent, KeyboardEvent>({
      id: 'docsearch',
      defaultActiveItemId: 0,
      openOnFocus: true,
      initialState: {query: initialQuery},
      navigator,
      onStateChange: ({state: next}) => setState(next),
      async getSources({query, setContext}) {
        if (query.trim() === '') {
          return [];
        }
        // autocomplete-core sets its status back to idle after a failure, so we keep our own.
        const result = await hitsFor(query).catch((error: unknown) => {
          console.error('The search did not answer.', error);
          return undefined;
        });
        setHasFailed(result === undefined);
        setContext({nbHits: result?.nbHits ?? 0, query});
        const groups = groupHits(result?.hits ?? []);
        return groups.map((group) => ({
          sourceId: group.label,
          getItems: () => itemsOf(group, siteConfig.url),
          getItemUrl: ({item}) => item.target,
          onSelect({item, event}) {
            const cause = event as MouseEvent | KeyboardEvent;
            if (cause.type === 'click') {
              followClick(item.target, cause as MouseEvent);
            }
          },
        }));
      },
    });
  }, [scope, initialQuery, history, siteConfig.url, onClose]);

  return {autocomplete, state, hasFailed};
}

/** The hits of a group that lead somewhere safe. */
function itemsOf(group: HitGroup, siteUrl: string): Item[] {
  return group.hits.flatMap((hit) => {
    const target = targetOfHit(hit.url, siteUrl);
    return target === undefined ? [] : [{...hit, target}];
  });
}

/** How many words of text a result has room for on this screen (SPEC §9). */
export function snippetWords(): number {
  return window.matchMedia(`(width <= ${limits.narrowScreen}px)`).matches
    ? limits.snippetWordsNarrow
    : limits.snippetWords;
}
