import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {blocksOf} from '../markdown';
import styles from './styles.module.css';

interface Props {
  /**
   * Two code fences or two images, as Markdown: the state before a change, then the state after it.
   */
  children: ReactNode;
}

/** Shows the effect of a change, side by side where there is room. */
export default function BeforeAfter({children}: Props): ReactNode {
  const [before, after] = blocksOf(children);
  return (
    <div className={styles.pair}>
      <figure className={styles.side}>
        <figcaption className={styles.caption}>
          <Translate id="components.BeforeAfter.before" description="Above the first of two states">
            Before
          </Translate>
        </figcaption>
        {before}
      </figure>
      <figure className={styles.side}>
        <figcaption className={styles.caption}>
          <Translate id="components.BeforeAfter.after" description="Above the second of two states">
            After
          </Translate>
        </figcaption>
        {after}
      </figure>
    </div>
  );
}
