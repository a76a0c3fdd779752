import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import {textOf} from '../markdown';
import {keysOf} from './keys';
import {spokenKeys} from './spoken';
import styles from './styles.module.css';

interface Props {
  /** The keys with a + between them, as plain text: `Ctrl+Alt+T`. */
  children: ReactNode;
}

/** A key, or several keys pressed together. */
export default function Kbd({children}: Props): ReactNode {
  const keys = keysOf(textOf(children));
  const spoken = spokenKeys(keys);
  const shown = keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && '+'}
      <kbd>{key === 'Plus' ? '+' : key}</kbd>
    </Fragment>
  ));
  if (spoken === keys.join('')) {
    return <span className={styles.keys}>{shown}</span>;
  }
  return (
    <span className={styles.keys}>
      <span aria-hidden="true">{shown}</span>
      <span className={clsx('visually-hidden', styles.spoken)}>{spoken}</span>
    </span>
  );
}
