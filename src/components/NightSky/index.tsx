import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The lights of the logo from the farthest to the nearest, in units of the scene. */
const ribbons = [
  {
    opacity: 0.16,
    outline:
      'M470 322C392 312 330 292 344 238 360 190 492 192 520 116 536 76 542 24 536-30 528-80 515-130 510-200H590C606-130 614-80 616-30 618 20 614 60 604 90 586 150 540 192 470 218 414 238 392 252 390 276 390 298 426 312 470 322z',
  },
  {
    opacity: 0.3,
    outline:
      'M408 320C304 306 216 284 232 224 250 168 398 178 436 106 456 68 464 20 454-30 446-80 430-130 420-200H500C506-140 516-90 526-30 540 50 512 118 452 158 390 200 298 204 284 252 276 290 342 308 408 320z',
  },
  {
    opacity: 1,
    outline:
      'M330 322C170 304 70 266 106 196 138 136 300 144 344 70 360 42 366 8 350-30 330-80 306-130 300-200H390C400-140 426-90 446-30 466 56 430 118 354 158 276 200 180 202 166 246 156 282 242 308 330 322z',
  },
];

/**
 * The scene of the home page: the lights of the logo above a winter landscape, in the morning in
 * light mode and at night in dark mode. It fills what holds it. The hills are as wide as that; the
 * lights and the stars stay at its end, beside the text. Each light is a picture of its own, which
 * the browser moves without drawing it again. The scene is decorative, so it is hidden from screen
 * readers.
 */
export default function NightSky(): ReactNode {
  return (
    <div className={styles.scene} aria-hidden="true">
      <svg className={styles.lights} viewBox="0 0 560 380" focusable="false">
        <defs>
          <linearGradient
            id="night-sky-light"
            gradientUnits="userSpaceOnUse"
            x1="120"
            y1="330"
            x2="420"
            y2="0"
          >
            <stop className={styles.green} offset=".1" />
            <stop className={styles.blue} offset=".5" />
            <stop className={styles.violet} offset=".95" />
          </linearGradient>
        </defs>
        <g className={styles.stars}>
          <path
            strokeWidth="1.5"
            opacity=".6"
            d="M232 92h0M310 20h0M250 30h0M290 140h0M424 66h0M520 40h0M560 130h0M600 60h0M640 150h0M690 30h0M740 96h0M790 40h0M820 170h0M870 80h0M930 30h0"
          />
          <path
            strokeWidth="2.75"
            d="M270 62h0M380 24h0M506 96h0M580 24h0M670 92h0M770 140h0M850 24h0"
          />
        </g>
      </svg>
      {ribbons.map(({opacity, outline}) => (
        <svg
          key={opacity}
          className={clsx(styles.lights, styles.ribbon)}
          viewBox="-50 0 560 380"
          focusable="false"
        >
          <path fill="url(#night-sky-light)" opacity={opacity} d={outline} />
        </svg>
      ))}
      <svg
        className={styles.hills}
        viewBox="0 250 928 130"
        preserveAspectRatio="none"
        focusable="false"
      >
        <path
          className={styles.far}
          d="M0 322 84 292Q92 289 99 293L150 308 252 267Q260 264 267 268L340 302 424 279Q430 277 436 280L520 306 612 271Q620 268 627 272L700 298 782 260Q790 256 797 260L870 290 928 274V380H0z"
        />
        <path className={styles.middle} d="M0 338C180 300 320 334 480 318S760 300 928 322V380H0z" />
        <path className={styles.near} d="M-10 366Q470 300 940 352V400H-10z" />
      </svg>
      <svg className={styles.lights} viewBox="0 0 560 380" focusable="false">
        <path
          className={styles.trees}
          d="M332 352l8-28h-4l7-20h-3l6-18 6 18h-3l7 20h-4l8 28zM370 355l6-22h-3l5-15h-2l5-14 5 14h-2l5 15h-3l6 22zM400 356l9-32h-4l8-23h-3l7-20 7 20h-3l8 23h-4l9 32zM454 360l6-23h-3l5-14h-2l4-13 4 13h-2l5 14h-3l6 23zM250 348v-17l-4 1 20-15 20 15-4-1v17z"
        />
        <path className={styles.window} d="M257 334h7v7h-7zM269 334h7v7h-7z" />
      </svg>
    </div>
  );
}
