import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The screens, each a `<Screen>`. */
  children: ReactNode;
}

/** A choice of drawn screens: readers look for the one in front of them. */
export default function Screens({children}: Props): ReactNode {
  return (
    <div className={styles.screens} role="list">
      {children}
    </div>
  );
}
