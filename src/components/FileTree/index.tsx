import {cloneElement, type ReactNode} from 'react';
import {blocksOf, textOf, useIsMarkdown, type MarkdownElement} from '../markdown';
import styles from './styles.module.css';

interface Props {
  /** A list, as Markdown: each name in backticks, folder names with a trailing slash. */
  children: ReactNode;
}

/** Files and folders: a nested list that looks like the tree in a file manager. */
export default function FileTree({children}: Props): ReactNode {
  const is = useIsMarkdown();

  function tree(block: ReactNode): ReactNode {
    if (is(block, 'ul')) {
      // Safari does not expose a list without markers as a list.
      return cloneElement(block, {role: 'list'}, blocksOf(block.props.children).map(tree));
    }
    return is(block, 'li') ? entry(block) : block;
  }

  function entry(item: MarkdownElement): ReactNode {
    // In a loose list (with blank lines between items), the text of an item is a paragraph.
    const parts = blocksOf(item.props.children).flatMap((part) =>
      is(part, 'p') ? blocksOf(part.props.children) : [part],
    );
    const isFolder = parts.some((part) => is(part, 'ul')) || /\/$/.test(textOf(parts[0]));
    return cloneElement(
      item,
      {className: isFolder ? styles.folder : styles.file},
      <span className={styles.entry}>{parts.filter((part) => !is(part, 'ul'))}</span>,
      ...parts.filter((part) => is(part, 'ul')).map(tree),
    );
  }

  return <div className={styles.tree}>{blocksOf(children).map(tree)}</div>;
}
