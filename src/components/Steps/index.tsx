import {cloneElement, type ReactNode} from 'react';
import {blocksOf, useIsMarkdown} from '../markdown';
import styles from './styles.module.css';

interface Props {
  /** One numbered list, as Markdown. */
  children: ReactNode;
}

/** The steps of a procedure: a numbered list with prominent numbers. */
export default function Steps({children}: Props): ReactNode {
  const is = useIsMarkdown();
  return (
    <div data-steps="" className={styles.steps}>
      {blocksOf(children).map((block) =>
        // Safari does not expose a list without markers as a list.
        is(block, 'ol') ? cloneElement(block, {role: 'list'}) : block,
      )}
    </div>
  );
}
