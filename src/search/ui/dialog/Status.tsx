import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Announcement from './Announcement';
import {noResultsText, noteOn, searchingText, stillLoadingText, textOfFailure} from './messages';
import type {SearchView} from './useSearch';

/**
 * Announces the outcome of a search to screen readers, and shows the title of a screen without
 * results.
 */
export default function Status({view}: {view: SearchView}): ReactNode {
  const {selectMessage} = usePluralForm();
  const {state, answer, status} = view;
  const hasAnswer = state.query.trim() !== '' && (status === 'idle' || status === 'error');
  const hasFailed = hasAnswer && answer.failure !== undefined;
  const hasTitle = hasFailed || (hasAnswer && answer.nbHits === 0);

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
    const outcome = answer.isProvisional ? `${count}. ${stillLoadingText()}` : count;
    return [noteOn(state.query, answer), outcome].filter(Boolean).join(' ');
  }
  const current = text();
  return (
    <>
      {hasTitle && (
        <p className="DocSearch-Title" aria-hidden>
          {current}
        </p>
      )}
      <Announcement text={current} isUrgent={status === 'stalled' || hasFailed} />
    </>
  );
}
