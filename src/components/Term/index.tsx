import {useId, type ReactNode} from 'react';
import {glossaryEntryOf} from '../../data/glossary';
import {textOf} from '../markdown';
import styles from './styles.module.css';
import {useTooltip} from './useTooltip';

interface Props {
  /** A word of the glossary (src/data/glossary.ts) in one of its forms. */
  children: ReactNode;
}

/**
 * A word with its definition: pointed at, tapped or reached with Tab it shows what it means. Without
 * JavaScript and on paper the definition stands in brackets after the word.
 */
export default function Term({children}: Props): ReactNode {
  const id = useId();
  const {isOpen, word, tooltip, triggers} = useTooltip();
  const definition = glossaryEntryOf(textOf(children))?.definition;
  if (definition === undefined) {
    return children;
  }
  return (
    <span className={styles.term} {...triggers}>
      <button ref={word} type="button" className={styles.word} aria-describedby={id}>
        {children}
      </button>
      <span ref={tooltip} id={id} role="tooltip" className={styles.tooltip} data-open={isOpen}>
        <span className={styles.definition}>{definition}</span>
      </span>
    </span>
  );
}
