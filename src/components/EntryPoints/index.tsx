import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The entry points, each an `<EntryPoint>`. */
  children: ReactNode;
}

/** The entry points of the documentation, side by side where there is room. */
export default function EntryPoints({children}: Props): ReactNode {
  return <div className={styles.entryPoints}>{children}</div>;
}
