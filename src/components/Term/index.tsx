import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';
import {useTooltip} from './useTooltip';

interface Props {
  /** A word of the glossary (src/content/facts/glossary.json) in one of its forms. */
  children: ReactNode;
  /** Not for writers: src/content/remark/term-definitions inserts it from the glossary. */
  definition?: string;
}

/**
 * A word that shows its definition on hover, tap and focus. Without JavaScript and on paper, the
 * definition follows the word in parentheses.
 */
export default function Term({children, definition}: Props): ReactNode {
  const id = useId();
  const {isOpen, root, word, tooltip, triggers} = useTooltip();
  if (definition === undefined) {
    return children;
  }
  return (
    <span ref={root} {...triggers}>
      <button ref={word} type="button" className={styles.word} aria-describedby={id}>
        {children}
      </button>
      <span ref={tooltip} id={id} role="tooltip" className={styles.tooltip} data-open={isOpen}>
        <span className={styles.definition}>{definition}</span>
      </span>
    </span>
  );
}
