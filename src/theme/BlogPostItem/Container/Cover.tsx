import type {ReactNode} from 'react';
import Season from '../../../components/Season';
import {seasonOf, versionIn} from './cover';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** ISO 8601 */
  date: string;
}

/** The picture above a post: the valley in the season of its date, and the version that its title names. */
export default function Cover({title, date}: Props): ReactNode {
  return (
    <div className={styles.cover} aria-hidden="true">
      <Season name={seasonOf(date)} />
      <span className={styles.version}>{versionIn(title)}</span>
    </div>
  );
}
