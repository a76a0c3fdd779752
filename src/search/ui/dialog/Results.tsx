import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {memo, type ComponentProps, type ReactNode} from 'react';
import {searchPagePath} from '../../../config/search';
import {isByOtherWords, textOfHit} from '../../core/hit';
import {highlightedParts} from '../../core/highlightedParts';
import Group from './Group';
import {nodesOf} from './Highlight';
import Hit from './Hit';
import {noteOn, otherWordsText} from './messages';
import {openingOf} from './opening';
import Path from './Path';
import type {Answer} from './types';
import type {SearchView} from './useSearch';

interface Props {
  view: SearchView;
  onClose: () => void;
}

/** The hits, grouped by category, and the link to all results. */
export default function Results({view, onClose}: Props): ReactNode {
  const {search, state, answer, status} = view;
  const isAnswered = answer.query === state.query;
  // Like the hits, it stays until the next ones are there: otherwise they would jump at each key.
  const note = noteOn(answer.query ?? '', answer);
  return (
    <>
      {note && <p className="DocSearch-Help">{note}</p>}
      <div
        id="docsearch-list"
        role="listbox"
        aria-busy={status === 'loading' || status === 'stalled'}
        data-provisional={answer.isProvisional}
        data-replaced={answer.isReplaced}
        aria-label={translate({
          id: 'theme.SearchModal.results',
          message: 'Results',
          description: 'The name of the results list, for screen readers',
        })}
      >
        {state.collections
          .filter(({items}) => items.length > 0)
          .map(({source, items}) => (
            <Group key={source.sourceId} label={source.sourceId}>
              {items.map((item) => (
                <Result
                  key={item.objectID}
                  item={item}
                  source={source}
                  search={search}
                  isActive={item.__autocomplete_id === state.activeItemId}
                  closeness={answer.closeness}
                />
              ))}
            </Group>
          ))}
      </div>
      {/* Links to the results of the current query, even while those of a shorter one are still
          shown. */}
      <SeeAll
        query={(isAnswered && answer.asked) || state.query}
        count={answer.nbHits}
        onClick={onClose}
      />
    </>
  );
}

/** The link to the search page. */
const SeeAll = memo(function SeeAll({
  query,
  count,
  onClick,
}: {
  query: string;
  count: number;
  onClick: () => void;
}): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <p className="DocSearch-HitsFooter">
      <Link
        to={`/${searchPagePath}?${new URLSearchParams({q: query}).toString()}`}
        onClick={(event) => {
          if (openingOf(event) === 'here') {
            onClick();
          }
        }}
      >
        {selectMessage(
          count,
          translate(
            {
              id: 'theme.SearchModal.seeAll',
              message: 'See this result on a page|See all {count} results',
              description:
                'The link from the search dialog to the search page; plural forms separated by "|"',
            },
            {count},
          ),
        )}
      </Link>
    </p>
  );
});

/**
 * A hit with its texts. Memoized, since each letter renders the dialog several times, but changes
 * the hits only once.
 */
const Result = memo(function Result({
  closeness,
  ...props
}: Pick<ComponentProps<typeof Hit>, 'item' | 'source' | 'search' | 'isActive'> &
  Pick<Answer, 'closeness'>): ReactNode {
  const text = textOfHit(props.item);
  const {title, snippet, code, path} = text;
  return (
    <Hit
      {...props}
      title={nodesOf(highlightedParts(title.value))}
      snippet={snippet && nodesOf(highlightedParts(snippet.value))}
      code={code && nodesOf(highlightedParts(code.value))}
      path={path.length > 0 && <Path path={path} />}
      note={closeness !== 'partial' && isByOtherWords(props.item, text) && otherWordsText()}
    />
  );
});
