import {useEffect, useState} from 'react';
import type {SearchHit} from '../../search/client';
import {limits} from '../../search/client';
import {searchRequest} from '../../search/request';
import getSearchClient from '../SearchClient';
import useSearchScope from '../SearchClient/useSearchScope';

interface Results {
  /** The query these results answer. */
  query: string;
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  hasFailed: boolean;
}

const none: Results = {query: '', hits: [], nbHits: 0, nbPages: 0, hasFailed: false};

/**
 * The results of the search page: those of the first pages, one after the other.
 *
 * @param pages how many pages of hits the reader has asked for
 */
export default function useResults(query: string, pages: number): Results {
  const scope = useSearchScope();
  const [results, setResults] = useState(none);

  useEffect(() => {
    if (query.trim() === '') {
      return undefined;
    }
    let isCurrent = true;
    async function search(): Promise<Results> {
      const client = await getSearchClient(scope.config);
      const {results: answers} = await client.search(
        Array.from({length: pages}, (_none, page) =>
          searchRequest({
            indexName: scope.config.indexName,
            query,
            page,
            snippetWords: limits.snippetWords,
            facetFilters: scope.facetFilters,
          }),
        ),
      );
      const {nbHits = 0, nbPages = 0} = answers[0] ?? {};
      return {query, hits: answers.flatMap(({hits}) => hits), nbHits, nbPages, hasFailed: false};
    }
    void search()
      .catch((error: unknown) => {
        console.error('The search did not answer.', error);
        return {...none, query, hasFailed: true};
      })
      .then((next) => {
        if (isCurrent) {
          setResults(next);
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [query, pages, scope]);

  return query.trim() === '' ? none : results;
}
