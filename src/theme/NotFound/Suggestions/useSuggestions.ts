import pages from '@generated/page-index/default/pages.json';
import {useEffect, useMemo, useState} from 'react';
import {limits, type SearchHit} from '../../../search/core/client';
import {searchRequest} from '../../../search/core/request';
import getSearchClient from '../../../search/browser/searchClient';
import useSearchScope, {type SearchScope} from '../../../search/browser/useSearchScope';
import {wordsOf} from '../../../navigation/address';
import {foldersOf, nearestPages, type Page} from '../../../navigation/nearestPages';

/** Readers would rather search than read more suggestions than this. */
const most = 5;

const folders = foldersOf(pages);

interface Suggestions {
  /** The search query derived from the address; empty if the address contains no words. */
  query: string;
  /** Similar pages, the most similar first; undefined while a search for them is running. */
  pages: Page[] | undefined;
}

/**
 * Suggests pages for an address that does not exist: those with a similar spelling or, if there are
 * none, those that the search finds for its words. Only then is the search loaded, which is larger
 * than everything else on the page.
 */
export default function useSuggestions(path: string): Suggestions {
  const scope = useSearchScope();
  const query = useMemo(
    () => wordsOf(path, folders).join(' ').slice(0, limits.queryLength),
    [path],
  );
  const near = useMemo(() => nearestPages(path, pages, most), [path]);
  const isSearched = near.length === 0;
  const [found, setFound] = useState<{query: string; pages: Page[]}>();

  useEffect(() => {
    if (!isSearched) {
      return undefined;
    }
    let isCurrent = true;
    async function search(): Promise<Page[]> {
      if (query === '') {
        return [];
      }
      const client = await getSearchClient(scope.config);
      const {results} = await client.search([
        searchRequest({
          ...scope.request,
          query,
          snippetWords: limits.snippetWordsNarrow,
        }),
      ]);
      return (results[0]?.hits ?? []).flatMap((hit) => pageOf(hit, scope));
    }
    void search()
      .catch((error: unknown) => {
        console.error('The search failed.', error);
        return [];
      })
      .then((hits) => {
        if (isCurrent) {
          setFound({query, pages: hits});
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [isSearched, query, scope]);

  const ofWords = found?.query === query ? distinct(found.pages).slice(0, most) : undefined;
  return {query, pages: isSearched ? ofWords : near};
}

/** The page of a hit, unless it is none that readers are sent to. */
function pageOf(hit: SearchHit, {targetOf}: SearchScope): Page[] {
  const path = targetOf(hit.url)?.split('#')[0];
  return pages.filter((page) => page.path === path);
}

function distinct(list: readonly Page[]): Page[] {
  const seen = new Set<string>();
  return list.filter(({path}) => !seen.has(path) && seen.add(path));
}
