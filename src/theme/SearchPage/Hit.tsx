import Link from '@docusaurus/Link';
import type {MouseEvent, ReactNode} from 'react';
import {textOfHit} from '../../search/hit';
import type {LinkedHit} from '../../search/ranked';
import getInsights from '../SearchClient/insights';
import useSearchConfig from '../SearchClient/useSearchConfig';
import Highlight from '../SearchModal/Highlight';
import Path from '../SearchModal/Path';
import styles from './styles.module.css';

/** One hit of the search page. */
export default function Hit({hit}: {hit: LinkedHit}): ReactNode {
  const insights = getInsights(useSearchConfig());
  const {title, snippet, code, path} = textOfHit(hit);
  const {objectID, queryID, position, target} = hit;

  function tellOfOpened({button, detail}: MouseEvent) {
    if (button > 1) {
      return;
    }
    // A click that the keyboard makes counts no presses of a button.
    insights?.[detail === 0 ? 'selected' : 'clicked']({objectID, queryID, position});
  }
  return (
    <li className={styles.hit}>
      <Link to={target} onClick={tellOfOpened} onAuxClick={tellOfOpened}>
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
    </li>
  );
}
