import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The content of the `<samp>`, created from a code fence with the language `output`. */
  html: string;
}

/**
 * The output of a command, visually distinct from what a reader types, and labeled for screen
 * readers. It has no buttons, since nobody needs to copy it and its lines always wrap.
 */
function Output({html}: Props): ReactNode {
  return (
    <div
      role="group"
      aria-label={translate({
        id: 'aurora.code.output',
        message: 'Output',
        description: 'The name, for screen readers, of a block with the output of a command',
      })}
      className={clsx('language-output', 'theme-code-block', styles.output)}
    >
      <pre translate="no">
        <samp className={styles.lines} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}

// React writes the output again for every new object with it, and drops what is selected in it.
export default memo(Output);
