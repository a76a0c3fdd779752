import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {showRowAt} from '../../../navigation/foundRow';
import {explainAt} from '../../../navigation/messageNote';
import type {Closeness} from '../../core/client';
import {isByOtherWords, isFile, meaningOf, rowOf, textOfHit} from '../../core/hit';
import type {LinkedHit} from '../../core/linkedHits';
import getInsights from '../../browser/insights';
import useSearchConfig from '../../browser/useSearchConfig';
import Highlight from '../dialog/Highlight';
import {otherWordsText} from '../dialog/messages';
import Path from '../dialog/Path';
import {saveInEntry} from './entryState';
import styles from './styles.module.css';

interface Props {
  hit: LinkedHit;
  /** Whether another hit of the same page is above it. */
  isFurther: boolean;
  /** How well the hits match, if they do not surely match all of the query. */
  closeness: Closeness | undefined;
  /** Whether the reader comes back from it. */
  isOpened: boolean;
}

/** One hit of the search page. */
export default function Hit({hit, isFurther, closeness, isOpened}: Props): ReactNode {
  const insights = getInsights(useSearchConfig());
  const text = textOfHit(hit);
  const {title, snippet, code} = text;
  // The hit above names the page.
  const path = text.path.slice(isFurther ? 1 : 0);
  const {objectID, queryID, position, target} = hit;

  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Nothing has the focus yet, unless the reader has gone on to do something else.
    if (isOpened && document.activeElement === document.body) {
      link.current?.focus({preventScroll: true});
    }
  }, [isOpened]);

  function tellOfOpened({button, detail}: MouseEvent) {
    if (button > 1) {
      return;
    }
    explainAt(target, meaningOf(hit));
    showRowAt(target, rowOf(hit));
    // A click triggered by the keyboard has no click count.
    insights?.[detail === 0 ? 'selected' : 'clicked']({objectID, queryID, position});
  }
  return (
    <li className={clsx(styles.hit, isFurther && styles.further)}>
      <Link
        ref={link}
        {...leadingTo(target)}
        onClick={(event) => {
          saveInEntry({opened: objectID});
          tellOfOpened(event);
        }}
        onAuxClick={tellOfOpened}
      >
        <Highlight text={title} />
      </Link>
      {path.length > 0 && (
        <span className={styles.of}>
          <Path path={path} />
        </span>
      )}
      {snippet && (
        <p className={styles.snippet}>
          <Highlight text={snippet} />
        </p>
      )}
      {code && (
        <p className={styles.snippet}>
          <code className={styles.code}>
            <Highlight text={code} />
          </code>
        </p>
      )}
      {closeness !== 'partial' && isByOtherWords(hit, text) && (
        <span className={styles.of}>{otherWordsText()}</span>
      )}
    </li>
  );
}

/** The attributes of a link to a page, or to a file, which the router does not know. */
function leadingTo(target: string) {
  return isFile(target) ? {href: `pathname://${target}`, target: '_self'} : {to: target};
}
