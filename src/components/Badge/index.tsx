import clsx from 'clsx';
import type {ReactNode} from 'react';
import {textOf} from '../markdown';
import {badgeKindOf} from './badges';
import styles from './styles.module.css';

interface Props {
  /** The text of one of the kinds in badges.ts, for example `DX only`. */
  children: ReactNode;
}

/**
 * States to whom, or since when, something applies. The text carries the meaning; color only
 * supports it.
 */
export default function Badge({children}: Props): ReactNode {
  const kind = badgeKindOf(textOf(children))?.name;
  return <span className={clsx(styles.badge, kind && styles[kind])}>{children}</span>;
}
