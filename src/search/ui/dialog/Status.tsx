import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {highlightedParts} from '../../core/highlightedParts';
import {textOfHit} from '../../core/hit';
import Announcement from './Announcement';
import {noResultsText, noteOn, searchingText, stillLoadingText, textOfFailure} from './messages';
import type {SearchView} from './useSearch';

/**
 * Says which hit Enter opens. A list that is replaced keeps the id of its active option, so that screen
 * readers may not notice that another hit is active now.
 */
function firstHitText({state}: SearchView): string {
  const first = state.collections.flatMap(({items}) => items)[0];
  if (!first) {
    return '';
  }
  const parts = highlightedParts(textOfHit(first).title.value);
  return translate(
    {
      id: 'theme.SearchModal.first',
      message: 'First: {title}',
      description: 'Tells screen readers which hit of a search comes first',
    },
    {title: parts.map(({text}) => text).join('')},
  );
}

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
    const rest = answer.isProvisional ? stillLoadingText() : firstHitText(view);
    return [noteOn(state.query, answer), rest ? `${count}. ${rest}` : count]
      .filter(Boolean)
      .join(' ');
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
