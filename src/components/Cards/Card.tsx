import type {ReactNode} from 'react';
import {blocksOf, useIsMarkdown} from '../markdown';
import styles from './styles.module.css';

interface Props {
  /** The content of a list item: a link, optionally followed by text. */
  children: ReactNode;
}

/** A card. The whole card is clickable, but only the link text is its accessible name. */
export default function Card({children}: Props): ReactNode {
  const is = useIsMarkdown();
  const [link, ...rest] = blocksOf(children).flatMap((part) =>
    is(part, 'p') ? blocksOf(part.props.children) : [part],
  );
  // In the source, a colon separates the link from the text.
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
