import type {ReactNode} from 'react';
import {blocksOf, useIsMarkdown} from '../markdown';
import Card from './Card';
import styles from './styles.module.css';

interface Props {
  /** A list, as Markdown: each item begins with a link, and text may follow. */
  children: ReactNode;
}

/** Where to go next: a list of links with large click targets. */
export default function Cards({children}: Props): ReactNode {
  const is = useIsMarkdown();
  const items = blocksOf(children)
    .flatMap((block) => (is(block, 'ul') ? blocksOf(block.props.children) : [block]))
    .filter((item) => is(item, 'li'));
  return (
    // Safari does not expose a list without markers as a list.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={styles.cards}>
      {items.map((item) => (
        <Card key={item.key}>{item.props.children}</Card>
      ))}
    </ul>
  );
}
