import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A list; each item says what the command is for and holds it as a code block. Markdown. */
  children: ReactNode;
}

/** Commands to look up and copy, side by side where there is room. */
export default function Commands({children}: Props): ReactNode {
  return <div className={styles.commands}>{children}</div>;
}
