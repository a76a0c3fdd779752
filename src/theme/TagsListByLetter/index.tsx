import Tag from '@theme/Tag';
import type {Props} from '@theme/TagsListByLetter';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * All tags. Replaces the theme's (theme-classic 3.9.2), which gives each letter a heading; the blog
 * has fewer tags than there are letters.
 */
export default function TagsListByLetter({tags}: Props): ReactNode {
  return (
    <ul className={styles.tags}>
      {[...tags]
        .sort((a, b) => a.label.localeCompare(b.label))
        .map((tag) => (
          <li key={tag.permalink}>
            <Tag {...tag} />
          </li>
        ))}
    </ul>
  );
}
