import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A Markdown list. Each item says what a command is for and contains it as a code block. */
  children: ReactNode;
}

/** Commands to look up and copy, side by side where there is room. */
export default function Commands({children}: Props): ReactNode {
  return <div className={styles.commands}>{children}</div>;
}
