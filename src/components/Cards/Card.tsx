import type {ReactNode} from 'react';
import {blocksOf, useIsMarkdown} from '../markdown';
import styles from './styles.module.css';

interface Props {
  /** What an item of the list holds: a link, and text after it. */
  children: ReactNode;
}

/** One card. All of it can be clicked; its name is the text of the link alone. */
export default function Card({children}: Props): ReactNode {
  const is = useIsMarkdown();
  const [link, ...rest] = blocksOf(children).flatMap((part) =>
    is(part, 'p') ? blocksOf(part.props.children) : [part],
  );
  // In the source the text goes on after a colon.
  const text = rest.map((part) =>
    part === rest[0] && typeof part === 'string' ? part.replace(/^\s*[:–—-]?\s*/, '') : part,
  );
  return (
    <li className={styles.card}>
      <span className={styles.title}>{link}</span>
      {text.length > 0 && <span className={styles.text}>{text}</span>}
    </li>
  );
}
