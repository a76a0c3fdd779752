import {useEffect, useState} from 'react';
import {rankedHits, type RankedHit} from '../../search/ranked';
import {searchRequest} from '../../search/request';
import getSearchClient from '../SearchClient';
import getInsights from '../SearchClient/insights';
import snippetWords from '../SearchClient/snippetWords';
import useSearchScope from '../SearchClient/useSearchScope';
import {failureOf, type Failure} from '../SearchModal/failure';

interface Results {
  /** The query these results answer. */
  query: string;
  hits: RankedHit[];
  nbHits: number;
  nbPages: number;
  failure?: Failure;
}

const none: Results = {query: '', hits: [], nbHits: 0, nbPages: 0};

/**
 * The results of the search page: those of the first pages, one after the other.
 *
 * @param pages how many pages of hits the reader has asked for
 * @param isOffline whether the reader has turned to the engine that needs no network
 */
export default function useResults(query: string, pages: number, isOffline: boolean): Results {
  const scope = useSearchScope();
  const [results, setResults] = useState(none);
  /** Rises when the engine has come to know more, and has to be asked again. */
  const [knowledge, setKnowledge] = useState(0);

  useEffect(() => {
    if (query.trim() === '') {
      return undefined;
    }
    let isCurrent = true;
    async function search(): Promise<Results> {
      const {indexName} = scope.config;
      const client = await getSearchClient(
        isOffline ? {engine: 'embedded', indexName} : scope.config,
      );
      void client.complete?.().then((knowsMore) => {
        if (knowsMore && isCurrent) {
          setKnowledge((before) => before + 1);
        }
      });
      const {results: answers} = await client.search(
        Array.from({length: pages}, (_none, page) =>
          searchRequest({
            indexName,
            query,
            page,
            snippetWords: snippetWords(),
            facetFilters: scope.facetFilters,
          }),
        ),
      );
      const {nbHits = 0, nbPages = 0} = answers[0] ?? {};
      return {query, hits: answers.flatMap(rankedHits), nbHits, nbPages};
    }
    void search()
      .catch((error: unknown) => {
        console.error('The search did not answer.', error);
        return {...none, query, failure: failureOf(error)};
      })
      .then((next) => {
        if (isCurrent) {
          setResults(next);
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [query, pages, isOffline, scope, knowledge]);

  const shown = query.trim() === '' ? none : results;
  useEffect(() => {
    getInsights(scope.config)?.viewed({
      queryID: shown.hits[0]?.queryID,
      objectIDs: shown.hits.map(({objectID}) => objectID),
    });
  }, [scope, shown]);
  return shown;
}
