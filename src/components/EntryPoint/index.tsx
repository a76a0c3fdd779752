import type {ReactNode} from 'react';
import {icons} from './icons';
import styles from './styles.module.css';

interface Props {
  icon: keyof typeof icons;
  /** A heading and a list of links; Markdown. */
  children: ReactNode;
}

/** One entry point of the documentation: a heading, and below it the links most readers want. */
export default function EntryPoint({icon, children}: Props): ReactNode {
  return (
    <section className={styles.entryPoint}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={icons[icon]} />
      </svg>
      {children}
    </section>
  );
}
