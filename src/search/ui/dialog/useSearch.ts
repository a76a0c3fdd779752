import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useEffectEvent, useMemo, useState} from 'react';
import {showRowAt} from '../../../navigation/foundRow';
import {explainAt} from '../../../navigation/messageNote';
import {isFile, meaningOf, rowOf} from '../../core/hit';
import {parseMessage} from '../../core/message';
import {once} from '../../core/once';
import {searchRequest} from '../../core/request';
import type {StoredSearches} from '../../core/stored';
import getSearchClient from '../../browser/searchClient';
import getInsights from '../../browser/insights';
import snippetWords from '../../browser/snippetWords';
import type {SearchScope} from '../../browser/useSearchScope';
import {withReadableHash} from '../../../upstream/safe-hash/readableHash';
import type {Opening} from './opening';
import {keepLastQuery} from './lastQuery';
import {createSearch} from './search';
import getStoredSearches from './storedSearches';
import type {Answer, Item, Search, SearchState} from './types';
import useStalled from './useStalled';

interface Options {
  /** The scope of the search. Must be a stable object while the modal is open. */
  scope: SearchScope;
  /** A query, or a longer text. */
  initialQuery: string;
  /** Must be a stable function while the modal is open. */
  onClose: () => void;
}

/** The status of a search in the dialog. */
export interface SearchView {
  search: Search;
  stored: StoredSearches;
  state: SearchState;
  answer: Answer;
  /**
   * `stalled`: 300 ms without an answer to the current query. `error`: no host was reachable; other
   * failures count as answers (SPEC §4).
   */
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** Switches to the engine that needs no network; undefined if it is already in use. */
  goOffline: (() => void) | undefined;
}

/** Provides the state and the controller of a search for the dialog. */
export default function useSearch({scope, initialQuery, onClose}: Options): SearchView {
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const {config, request, targetOf} = scope;
  const {indexName, engine} = config;

  const [view, setView] = useState<{state: SearchState; answer: Answer}>(() => ({
    state: {
      activeItemId: null,
      collections: [],
      completion: null,
      context: {},
      isOpen: false,
      query: parseMessage(initialQuery)?.shown ?? initialQuery,
      status: 'idle',
    },
    answer: {query: undefined, nbHits: 0, isProvisional: true},
  }));
  const stored = getStoredSearches(indexName, siteConfig.url);

  const search = useMemo(() => {
    function onOpen(item: Item, opening: Opening) {
      const {target} = item;
      if (opening !== 'here') {
        window.open(target, '_blank', opening === 'tab' ? 'noopener' : 'noopener,popup');
        return;
      }
      onClose();
      explainAt(target, meaningOf(item));
      showRowAt(target, rowOf(item));
      if (target.startsWith('/') && !isFile(target)) {
        history.push(withReadableHash(target));
      } else {
        window.location.assign(target);
      }
    }
    const getClient = once(() => getSearchClient(config));
    // Preloads the engine. A failure is reported to the first query.
    getClient().catch(() => undefined);
    return createSearch({
      initialQuery,
      targetOf,
      stored,
      insights: getInsights(config),
      requestFor: (query) => searchRequest({...request, query, snippetWords: snippetWords()}),
      getClient,
      getOfflineClient: () => getSearchClient({engine: 'embedded', indexName}),
      onChange: (state, answer) => setView({state, answer}),
      onOpen,
    });
  }, [config, indexName, request, targetOf, initialQuery, history, stored, onClose]);
  useEffect(() => {
    search.start();
    return search.stop;
  }, [search]);

  // Another tab may change what the start screen shows.
  const refresh = useEffectEvent((key: string | null) => {
    if (view.state.query === '' && stored.isKey(key)) {
      search.ask('');
    }
  });
  useEffect(() => {
    const onStorage = ({key}: StorageEvent) => refresh(key);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const {state, answer} = view;
  const onEnd = useEffectEvent(() => {
    // Of a message, the field shows only a part.
    const asked = answer.query === state.query ? answer.asked : undefined;
    if (stored.keepsRecents()) {
      keepLastQuery(asked ?? state.query);
    }
  });
  useEffect(() => () => onEnd(), []);

  const [isOffline, setIsOffline] = useState(engine === 'embedded');
  function goOffline() {
    setIsOffline(true);
    search.goOffline();
  }

  const isWaiting = answer.query !== state.query;
  const isStalled = useStalled(isWaiting, state.query);
  const settled = answer.failure?.kind === 'unreachable' ? 'error' : 'idle';
  const status = !isWaiting ? settled : isStalled ? 'stalled' : 'loading';
  return {search, stored, state, answer, status, goOffline: isOffline ? undefined : goOffline};
}
