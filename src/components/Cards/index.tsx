import type {ReactNode} from 'react';
import {blocksOf, useIsMarkdown} from '../markdown';
import Card from './Card';
import styles from './styles.module.css';

interface Props {
  /** A list, as Markdown: each item begins with a link, and may say more after it. */
  children: ReactNode;
}

/** Ways to go on: a list of links, each with room to be pressed. */
export default function Cards({children}: Props): ReactNode {
  const is = useIsMarkdown();
  const items = blocksOf(children)
    .flatMap((block) => (is(block, 'ul') ? blocksOf(block.props.children) : [block]))
    .filter((item) => is(item, 'li'));
  return (
    // Safari takes a list without markers for no list.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={styles.cards}>
      {items.map((item) => (
        <Card key={item.key}>{item.props.children}</Card>
      ))}
    </ul>
  );
}
