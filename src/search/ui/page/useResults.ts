import {useEffect, useRef, useState} from 'react';
import type {Closeness, SearchClient, SearchResult} from '../../core/client';
import {distinctBy} from '../../core/distinct';
import {countOf, linkedHits, type LinkedHit} from '../../core/linkedHits';
import getSearchClient from '../../browser/searchClient';
import getInsights from '../../browser/insights';
import snippetWords from '../../browser/snippetWords';
import useSearchScope, {type SearchScope} from '../../browser/useSearchScope';
import {failureOf, type Failure} from '../dialog/failure';
import {searchPages} from './searchPages';

interface Results {
  /** The query these results answer; empty before the first answer. */
  query: string;
  /** The section that the reader has chosen, or empty. */
  section: string;
  /** How many hits each section has, if the engine can narrow its results to one. */
  sections: Readonly<Record<string, number>>;
  /** The number of pages of hits. */
  pages: number;
  hits: LinkedHit[];
  /** The number of hits, including those on further pages. */
  count: number;
  nbPages: number;
  /** How well the hits match, if they do not surely match all of the query. */
  closeness?: Closeness;
  /** The query in English, if it was in another language. */
  translation?: string;
  /** Whether the engine is still loading the rest of its index, so that better hits may follow. */
  isProvisional: boolean;
  failure?: Failure;
}

const none: Results = {
  query: '',
  section: '',
  sections: {},
  pages: 0,
  hits: [],
  count: 0,
  nbPages: 0,
  isProvisional: true,
};

/**
 * Milliseconds that the first results wait for the rest of the index, so that they do not move once
 * they are there. It comes in time on any line of 200 kbit/s. On a slower one, or on one that never
 * delivers it, readers get what the first part knows.
 */
const patience = 5_000;

/**
 * Returns the results of the search page: those of the first pages, in order. They belong to an
 * earlier query until the current one is answered.
 *
 * @param query a query that is not blank
 * @param section the only section whose hits are shown, unless it has none
 * @param pages how many pages of hits the reader has requested
 * @param isOffline whether the reader has switched to the engine that needs no network
 */
export default function useResults(
  query: string,
  section: string,
  pages: number,
  isOffline: boolean,
): Results {
  const scope = useSearchScope();
  const [results, setResults] = useState(none);
  /** Incremented when the engine has loaded more of its index, so that the query is run again. */
  const [knowledge, setKnowledge] = useState(0);
  /** The pages that a service has answered. The embedded engine may have better answers by now. */
  const kept = useRef<{client: SearchClient; query: string; answers: SearchResult[]}>(undefined);

  useEffect(() => {
    let isCurrent = true;
    let answer: Results | undefined;
    async function search(): Promise<Results> {
      const {indexName} = scope.config;
      const client = await getSearchClient(
        isOffline ? {engine: 'embedded', indexName} : scope.config,
      );
      const known =
        kept.current?.query === query && kept.current.client === client && !client.complete
          ? kept.current.answers
          : [];
      const question = {...scope.request, query, section, pages, snippetWords: snippetWords()};
      const completion = client.complete?.();
      let isProvisional = completion !== undefined;
      let isWaiting = kept.current === undefined;
      let isOutdated = false;
      void completion?.then((knowsMore) => {
        if (!isCurrent) {
          return;
        }
        if (knowsMore && !isWaiting) {
          setKnowledge((before) => before + 1);
        } else {
          isOutdated = knowsMore;
          isProvisional = false;
          // Until this search is answered, the hits are those of less of the index.
          setResults((shown) => (shown === answer ? {...shown, isProvisional} : shown));
        }
      });
      let {answers, sections} = await searchPages(client, question, known);
      if (isWaiting) {
        await Promise.race([completion, timeout(patience)]);
        isWaiting = false;
        if (isOutdated) {
          ({answers, sections} = await searchPages(client, question, known));
        }
      }
      if (isCurrent) {
        kept.current = {client, query, answers};
      }
      const found = foundIn(answers, pages, scope.targetOf);
      return {query, section, sections, pages, ...found, isProvisional};
    }
    void search()
      .catch((error: unknown) => {
        console.error('The search did not answer.', error);
        return {
          ...none,
          query,
          section,
          isProvisional: false,
          failure: failureOf(error, navigator.onLine),
        };
      })
      .then((next) => {
        if (isCurrent) {
          answer = next;
          setResults(next);
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [query, section, pages, isOffline, scope, knowledge]);

  useEffect(() => {
    const insights = getInsights(scope.config);
    insights?.viewed({
      queryID: results.hits[0]?.queryID,
      objectIDs: results.hits.map(({objectID}) => objectID),
    });
    // Hits that disappear immediately, with their query, were not seen.
    return () => insights?.viewed({queryID: undefined, objectIDs: []});
  }, [scope, results]);
  return results;
}

/** What the answers say, together. */
function foundIn(
  answers: readonly SearchResult[],
  pages: number,
  targetOf: SearchScope['targetOf'],
): Pick<Results, 'hits' | 'count' | 'nbPages' | 'closeness' | 'translation'> {
  const {nbHits = 0, nbPages = 0, closeness, translation} = answers[0] ?? {};
  const hits = distinctBy(
    // A hit that has moved to the next page in the meantime is not shown twice.
    answers.flatMap((answer) => linkedHits(answer, targetOf)),
    ({objectID}) => objectID,
  );
  const count = countOf(hits.length, pages, {nbHits, nbPages});
  return {
    hits,
    count,
    nbPages,
    ...(closeness && {closeness}),
    ...(translation && {translation}),
  };
}

/** Resolves after a time in milliseconds. */
function timeout(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
