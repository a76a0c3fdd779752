import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Drawn on a field of 24 by 24, in lines. */
const drawings = {
  install:
    'M12 3.5v10.5M7.5 9.5 12 14l4.5-4.5M4 16.5v2.5a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-2.5',
  use: 'M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5zM8 20h8M12 16.5V20M3 13.5C8 13 9 8.5 13.5 4.5',
  develop: 'M8 7.5 3.5 12 8 16.5M16 7.5 20.5 12 16 16.5M13.5 5l-3 14',
  fix: 'M14.5 6.5a4.2 4.2 0 0 1 5.4-2.3l-2.7 2.7.4 2.5 2.5.4 2.2-2.7a4.2 4.2 0 0 1-5.8 4.7L8 20.3a2.05 2.05 0 0 1-2.9-2.9l8.5-8.5a4.2 4.2 0 0 1 .9-2.4z',
} as const;

interface Props {
  icon: keyof typeof drawings;
  /** A heading and a list of links; Markdown. */
  children: ReactNode;
}

/** One way into the documentation: a heading and the links most readers want below it. */
export default function Way({icon, children}: Props): ReactNode {
  return (
    <section className={styles.way}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={drawings[icon]} />
      </svg>
      {children}
    </section>
  );
}
