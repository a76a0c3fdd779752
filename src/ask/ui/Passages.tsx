import Translate from '@docusaurus/Translate';
import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import type {Passage} from '../../search/core/passage';
import {isCode} from '../../search/core/record';
import {excerptOf} from '../core/excerpt';
import Code from './Code';
import Source from './Source';

interface Props {
  passages: readonly Passage[];
  onLeave: () => void;
}

/** Stands for the beginning of a passage. */
const ellipsis = '…';

/** How many passages are shown at first. */
const firstShown = 4;

/** The passages themselves, in order, each with its place. */
export default function Passages({passages, onLeave}: Props): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (showsAll) {
      // The button disappears with the focus, which moves to the first new passage, without scrolling.
      list.current?.children[firstShown]?.querySelector('a')?.focus({preventScroll: true});
    }
  }, [showsAll]);
  const shown = showsAll ? passages : passages.slice(0, firstShown);
  return (
    <>
      <ol ref={list} className="ask-Passages">
        {shown.map((passage, index) => (
          <li key={passage.url}>
            <p className="ask-Place">
              <Source passage={passage} onLeave={onLeave}>
                {passage.path.join(' › ')}
              </Source>
            </p>
            <Excerpt passage={passage} isFirst={index === 0} onLeave={onLeave} />
          </li>
        ))}
      </ol>
      {shown.length < passages.length && (
        <button type="button" className="ask-Button" onClick={() => setShowsAll(true)}>
          <Translate
            id="ask.more"
            description="The button that shows the other passages; count is their number"
            values={{count: passages.length - shown.length}}
          >
            {'Show {count} more'}
          </Translate>
        </button>
      )}
    </>
  );
}

function Excerpt({
  passage,
  isFirst,
  onLeave,
}: {
  passage: Passage;
  isFirst: boolean;
  onLeave: () => void;
}): ReactNode {
  const {blocks, isCut} = excerptOf(passage, isFirst);
  return (
    <>
      {isCut.before && <p>{ellipsis}</p>}
      {blocks.map((block, index) =>
        isCode(block) ? (
          <Code key={index} code={block.trimEnd()} isQuoted />
        ) : (
          <p key={index}>{block}</p>
        ),
      )}
      {(isCut.before || isCut.after) && (
        <p>
          <Source passage={passage} onLeave={onLeave}>
            {isCut.after ? (
              <Translate id="ask.readOn" description="The link to the rest of a passage">
                Read on
              </Translate>
            ) : (
              <Translate
                id="ask.readAll"
                description="The link to a passage of which only the end is shown"
              >
                Read all of it
              </Translate>
            )}
          </Source>
        </p>
      )}
    </>
  );
}
