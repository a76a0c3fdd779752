import {translate} from '@docusaurus/Translate';
import {limits, type Closeness} from '../../core/client';
import type {Failure} from './failure';
import type {Answer} from './types';

export function noResultsText(query: string): string {
  return translate(
    {
      id: 'theme.SearchModal.none',
      message: 'No results for "{query}"',
      description: 'Shown when a search finds nothing',
    },
    {query},
  );
}

/**
 * What a list of hits has to do with the text in the field, if they do not simply match it. As long as
 * a part of the index is missing, nobody knows whether something else has all of it.
 */
export function noteOn(
  text: string,
  {
    isMessage = false,
    closeness,
    isProvisional,
    translation,
  }: Pick<Answer, 'closeness' | 'isMessage' | 'isProvisional' | 'translation'>,
): string {
  const notes = [
    translation !== undefined &&
      translate(
        {
          id: 'theme.SearchModal.translated',
          message: 'These docs are in English. Searching for “{translation}”.',
          description: 'Above the results for a query in another language',
        },
        {translation},
      ),
    isMessage &&
      translation === undefined &&
      translate({
        id: 'theme.SearchModal.message',
        message: 'Searching for the message you pasted.',
        description: 'Above the results for a text that is too long for the search field',
      }),
    !isMessage &&
      text.length >= limits.queryLength &&
      translate(
        {
          id: 'theme.SearchModal.full',
          message:
            'The field holds {limit} characters. Paste a longer text to search for all of it.',
          description: 'Above the results for a query that fills the search field',
        },
        {limit: limits.queryLength},
      ),
    closeness && !isProvisional && closenessText(closeness),
  ];
  return notes.filter(Boolean).join(' ');
}

function closenessText(closeness: Closeness): string {
  return closeness === 'near'
    ? translate({
        id: 'theme.SearchModal.near',
        message: 'These come closest.',
        description: 'Above results of which the first is probably what the reader looks for',
      })
    : translate({
        id: 'theme.SearchModal.partial',
        message: 'Nothing matches all of it. These come closest.',
        description: 'Above results that have only a part of the query',
      });
}

/** Said of a hit that shows no word of the query. */
export function otherWordsText(): string {
  return translate({
    id: 'theme.SearchModal.otherWords',
    message: 'Found by other words for it',
    description: 'Below a result in which no word of the query can be seen',
  });
}

export function searchingText(): string {
  return translate({
    id: 'theme.SearchModal.searching',
    message: 'Searching …',
    description: 'Shown while the answer to a search takes long',
  });
}

/** Said of hits from the first part of the index, while the rest is on its way. */
export function stillLoadingText(): string {
  return translate({
    id: 'theme.SearchModal.stillLoading',
    message: 'Still loading: better results may follow.',
    description: 'Over the first results, until all of the search index is there',
  });
}

/** Returns what has failed, and what a reader can do about it. */
export function textOfFailure(failure: Failure): {title: string; help: string} {
  if (failure.kind === 'unreachable') {
    return {
      title: translate({
        id: 'theme.SearchModal.error.title',
        message: 'Unable to fetch results',
        description: 'Shown when no host of the search service can be reached',
      }),
      help: translate({
        id: 'theme.SearchModal.error.help',
        message: 'You might want to check your network connection.',
        description: 'Advice when no host of the search service can be reached',
      }),
    };
  }
  const title = translate({
    id: 'theme.SearchModal.failed.title',
    message: 'The search did not answer',
    description: 'Shown when the search fails though the network works',
  });
  switch (failure.kind) {
    case 'refused':
      return {
        title,
        help: translate(
          {
            id: 'theme.SearchModal.failed.refused',
            message: 'The search service refused the request, with status {status}.',
            description: 'Why the search failed; status is an HTTP status code',
          },
          {status: failure.status},
        ),
      };
    case 'unreadable':
      return {
        title,
        help: translate({
          id: 'theme.SearchModal.failed.unreadable',
          message: 'The search service sent an answer that this page cannot read.',
          description: 'Why the search failed',
        }),
      };
    case 'broken':
      return {
        title,
        help: translate({
          id: 'theme.SearchModal.failed.broken',
          message: 'The search could not start. Try again, or reload the page and search again.',
          description: 'Why the search failed, and what to do',
        }),
      };
  }
}
