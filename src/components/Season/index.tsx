import clsx from 'clsx';
import type {ReactNode} from 'react';
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
  return (
    <svg
      className={clsx(styles.season, tints[name], className)}
      viewBox="0 0 480 120"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {sky[name]}
      <path
        className={styles.far}
        d="M0 80 40 62Q46 59 52 62L82 76 138 48Q144 45 150 48L198 76 246 56Q252 53 258 56L300 76 350 44Q356 41 362 44L410 72 440 60Q446 57 452 60L480 74V120H0z"
      />
      <path className={styles.middle} d="M0 94C90 74 170 98 250 87S400 74 480 88V120H0z" />
      {land[name]}
      <path className={styles.cabin} d="M330 102V85l-3 1 15-12 15 12-3-1v17z" />
      <path className={styles.light} d="M335 87h5v5h-5zM344 87h5v5h-5z" />
      <path className={styles.near} d="M-5 113Q240 90 485 108V126H-5z" />
      {name === 'get' && <path className={styles.way} d="M276 124C290 110 338 116 342 101" />}
    </svg>
  );
}

/** What is behind the hills. The upper third is cut off where the view is wide. */
const sky: Record<SeasonName, ReactNode> = {
  get: <circle className={styles.light} cx="298" cy="62" r="15" />,
  use: (
    <>
      <circle className={styles.light} cx="424" cy="48" r="10" />
      <path className={styles.line} d="M368 43q5-5 8 0 3-5 8 0M392 50q4-4 6 0 2-4 6 0" />
    </>
  ),
  develop: <circle className={styles.light} cx="198" cy="64" r="14" />,
  fix: (
    <>
      <path
        className={styles.stars}
        d="M226 44h0M262 38h0M292 52h0M318 40h0M336 56h0M374 36h0M464 40h0M448 58h0"
      />
      <path className={styles.ribbon} d="M424 92C352 84 372 62 404 54S440 32 430-8" />
    </>
  ),
};

/** What stands on them. */
const land: Record<SeasonName, ReactNode> = {
  get: <path className={styles.tree} d="M392 98l8-24 8 24zM412 99l6-18 6 18z" />,
  use: (
    <path
      className={styles.tree}
      d="M390 98V86a9 9 0 1 1 3 0v12zM414 99V89a7 7 0 1 1 2 0v10zM306 100V92a6 6 0 1 1 2 0v8z"
    />
  ),
  develop: (
    <>
      <path className={styles.line} d="M392 98V42M382 50H428M392 42l-10 8M392 42l36 8M420 50V68" />
      <path className={styles.tree} d="M412 68h16v9h-16zM404 98V86h22v12z" />
    </>
  ),
  fix: (
    <>
      <path className={styles.line} d="M321 99 333 77M327 100 339 78M325 92h6M328 86h6M331 81h6" />
      <path className={styles.tree} d="M392 98l9-28 9 28zM414 99l6-20 6 20zM296 101l5-16 5 16z" />
    </>
  ),
};
