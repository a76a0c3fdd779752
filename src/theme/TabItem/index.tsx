/*
 * Replaces the theme's panel of a tab (theme-classic 3.9.2), which accepts neither an id nor the
 * label of its tab, and has no place for a heading where tabs cannot be switched.
 */
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import {useContext, type ReactNode} from 'react';
import {panelId, tabId, TabsGroup} from '../Tabs/group';
import styles from './styles.module.css';

/** The panel of a tab. */
export default function TabItem({children, value, label, hidden, className}: Props): ReactNode {
  const group = useContext(TabsGroup);
  return (
    <div
      role="tabpanel"
      id={panelId(group, value)}
      aria-labelledby={tabId(group, value)}
      className={clsx(styles.panel, className)}
      hidden={hidden}
    >
      <p className={styles.label}>{label ?? value}</p>
      {children}
    </div>
  );
}
