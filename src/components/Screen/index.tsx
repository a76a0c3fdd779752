import type {ReactNode} from 'react';
import {drawings} from './drawings';
import type {ScreenName} from './names';
import styles from './styles.module.css';

interface Props {
  /** What is on the screen. */
  shows: ScreenName;
  /** A link that says it in words, and what to do; Markdown. */
  children: ReactNode;
}

/** A drawn screen that leads to the section for readers who have it in front of them. */
export default function Screen({shows, children}: Props): ReactNode {
  return (
    <div className={styles.screen} role="listitem">
      <svg viewBox="0 0 160 90" aria-hidden="true" focusable="false">
        <path d="M0 0h160v90H0z" fill="#070a17" />
        {drawings[shows]}
      </svg>
      {children}
    </div>
  );
}
