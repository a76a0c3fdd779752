import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The inside of the `<samp>`, made from a fence of the language `output`. */
  html: string;
}

/**
 * What a machine prints: set apart from what a reader types, and named for screen readers. Nobody
 * has to copy it, and it wraps, so it has no buttons.
 */
export default function Output({html}: Props): ReactNode {
  return (
    <div
      role="group"
      aria-label={translate({
        id: 'aurora.code.output',
        message: 'Output',
        description: 'What screen readers call a block that shows what a command prints',
      })}
      className={clsx('language-output', 'theme-code-block', styles.output)}
    >
      <pre>
        <samp className={styles.lines} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}
