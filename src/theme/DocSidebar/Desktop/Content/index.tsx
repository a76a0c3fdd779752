import type {Props} from '@theme/DocSidebar/Desktop/Content';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import {useEffect, useRef, type ReactNode} from 'react';
import showCurrentPage from '../../../../navigation/showCurrentPage';
import styles from './styles.module.css';

/**
 * The list in the sidebar. Wraps the theme's (theme-classic 3.9.2) to scroll the current page into
 * view.
 */
export default function ContentAtCurrentPage(props: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const {path} = props;
  useEffect(() => (ref.current ? showCurrentPage(ref.current) : undefined), [path]);
  return (
    <div ref={ref} className={styles.none}>
      <Content {...props} />
    </div>
  );
}
