import clsx from 'clsx';
import type {ReactNode} from 'react';
import {cabin, ground, hills, land, sky, way} from './drawing';
import type {SeasonName} from './names';
import styles from './styles.module.css';
import tints from './tints.module.css';

interface Props {
  name: SeasonName;
  className?: string;
}

/**
 * One of four views of the same valley: spring, when the way to the cabin opens (getting Aurora),
 * summer, when one lives there (using it), autumn, when one builds (developing), and winter, when
 * the roof is repaired below the lights (fixing). It is decorative.
 */
export default function Season({name, className}: Props): ReactNode {
  const shapes = [...sky[name], ...hills, ...land[name], ...cabin, ground];
  return (
    <svg
      className={clsx(styles.season, tints[name], className)}
      viewBox="0 0 480 120"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {(name === 'get' ? [...shapes, way] : shapes).map(([part, path]) => (
        <path key={path} className={styles[part]} d={path} />
      ))}
    </svg>
  );
}
