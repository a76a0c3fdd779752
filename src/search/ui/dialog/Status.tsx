import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {noResultsText, noteOn, searchingText, textOfFailure} from './messages';
import type {SearchView} from './useSearch';
import useSteady from './useSteady';

/** Milliseconds without a change after which a reader has paused, and wants to hear the number. */
const pause = 500;

/**
 * Announces the outcome of a search: the title of a screen without results and, to screen readers,
 * the number of results once the reader pauses. It is one element that is in the page as long as the
 * dialog, because a live region that is inserted together with its text is not read out everywhere.
 */
export default function Status({view}: {view: SearchView}): ReactNode {
  const {selectMessage} = usePluralForm();
  const {state, answer, status} = view;
  const hasAnswer = state.query.trim() !== '' && (status === 'idle' || status === 'error');
  const hasTitle = hasAnswer && (answer.failure !== undefined || answer.nbHits === 0);

  function text(): string {
    if (status === 'stalled') {
      return searchingText();
    }
    if (!hasAnswer) {
      return '';
    }
    if (answer.failure) {
      return textOfFailure(answer.failure).title;
    }
    if (answer.nbHits === 0) {
      return noResultsText(state.query);
    }
    const count = selectMessage(
      answer.nbHits,
      translate(
        {
          id: 'theme.SearchModal.count',
          message: 'One result|{count} results',
          description:
            'Tells screen readers how many results a search has; plural forms separated by "|"',
        },
        {count: answer.nbHits},
      ),
    );
    return [noteOn(state.query, answer), count].filter(Boolean).join(' ');
  }
  const current = text();
  const isSteady = useSteady(current, pause);
  return (
    <p
      className={hasTitle ? 'DocSearch-Title' : 'DocSearch-VisuallyHiddenForAccessibility'}
      role="status"
    >
      {hasTitle || status === 'stalled' || isSteady ? current : ''}
    </p>
  );
}
