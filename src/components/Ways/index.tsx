import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The ways, each a `<Way>`. */
  children: ReactNode;
}

/** The ways into the documentation, side by side where there is room. */
export default function Ways({children}: Props): ReactNode {
  return <div className={styles.ways}>{children}</div>;
}
