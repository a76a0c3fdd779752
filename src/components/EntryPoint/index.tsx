import type {ReactNode} from 'react';
import Season from '../Season';
import type {SeasonName} from '../Season/names';
import styles from './styles.module.css';

interface Props {
  /** What is drawn at the top. */
  scene?: SeasonName;
  /** A heading and a list of links; Markdown. */
  children: ReactNode;
}

/** One entry point of the documentation: a heading, and below it the links most readers want. */
export default function EntryPoint({scene, children}: Props): ReactNode {
  return (
    <section className={styles.entryPoint}>
      {scene && <Season name={scene} className={styles.scene} />}
      {children}
    </section>
  );
}
