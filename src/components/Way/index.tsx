import type {ReactNode} from 'react';
import {icons} from './icons';
import styles from './styles.module.css';

interface Props {
  icon: keyof typeof icons;
  /** A heading and a list of links; Markdown. */
  children: ReactNode;
}

/** One way into the documentation: a heading and the links most readers want below it. */
export default function Way({icon, children}: Props): ReactNode {
  return (
    <section className={styles.way}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={icons[icon]} />
      </svg>
      {children}
    </section>
  );
}
