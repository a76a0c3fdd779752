import pages from '@generated/page-index/default/pages.json';
import {useEffect, useMemo, useState} from 'react';
import {limits, type SearchHit} from '../../../search/core/client';
import {searchRequest} from '../../../search/core/request';
import getSearchClient from '../../../search/browser/searchClient';
import useSearchScope, {type SearchScope} from '../../../search/browser/useSearchScope';
import {wordsOf} from '../../../navigation/address';
import {foldersOf, nearestPages, type Page} from '../../../navigation/nearestPages';

/** More than a reader would read before searching. */
const most = 5;

const folders = foldersOf(pages);

interface Suggestions {
  /** What the address seems to mean, to search for; empty when it says nothing. */
  query: string;
  /** Near pages, the nearest first; undefined until a search that is needed has answered. */
  pages: Page[] | undefined;
}

/**
 * What the reader of an address without a page may have meant: by its letters, or by its words where
 * its letters come near no page. Only then is the search loaded, which weighs more than all else.
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
        console.error('The search did not answer.', error);
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

/** The page that holds a hit; none when the hit leads nowhere safe. */
function pageOf(hit: SearchHit, {targetOf}: SearchScope): Page[] {
  const path = targetOf(hit.url)?.split('#')[0];
  const title = hit.hierarchy.lvl1;
  return path === undefined || !title ? [] : [{path, title}];
}

function distinct(list: readonly Page[]): Page[] {
  const seen = new Set<string>();
  return list.filter(({path}) => !seen.has(path) && seen.add(path));
}
