import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The scene of the home page: the lights of the logo above a winter landscape, in the morning in
 * light mode and at night in dark mode. It is decorative, so it is hidden from screen readers.
 */
export default function NightSky(): ReactNode {
  return (
    <div className={styles.scene} aria-hidden="true">
      <svg
        className={styles.wide}
        viewBox="0 0 928 380"
        preserveAspectRatio="xMidYMax slice"
        focusable="false"
      >
        <g className={styles.stars}>
          <path
            strokeWidth="1.5"
            opacity=".55"
            d="M520 40h0M600 92h0M690 30h0M780 66h0M880 40h0M900 130h0M560 150h0M360 30h0M250 24h0M640 130h0M850 190h0M120 30h0M486 216h0M540 246h0"
          />
          <path
            strokeWidth="2.75"
            opacity=".9"
            d="M500 78h0M742 24h0M862 96h0M588 30h0M306 18h0M906 222h0M470 176h0"
          />
        </g>
      </svg>
      <svg
        className={styles.lights}
        viewBox="0 0 560 380"
        preserveAspectRatio="xMaxYMax slice"
        focusable="false"
      >
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
        <g fill="url(#night-sky-light)" transform="translate(50)">
          <path
            opacity=".16"
            d="M470 322C392 312 330 292 344 238 360 190 492 192 520 116 536 76 542 24 536-30H604V90C586 150 540 192 470 218 414 238 392 252 390 276 390 298 426 312 470 322z"
          />
          <path
            opacity=".3"
            d="M408 320C304 306 216 284 232 224 250 168 398 178 436 106 456 68 464 20 454-30H526C540 50 512 118 452 158 390 200 298 204 284 252 276 290 342 308 408 320z"
          />
          <path d="M330 322C170 304 70 266 106 196 138 136 300 144 344 70 360 42 366 8 350-30H446C466 56 430 118 354 158 276 200 180 202 166 246 156 282 242 308 330 322z" />
        </g>
      </svg>
      <svg
        className={styles.wide}
        viewBox="0 0 928 380"
        preserveAspectRatio="xMidYMax slice"
        focusable="false"
      >
        <path
          className={styles.far}
          d="M0 322 84 292Q92 289 99 293L150 308 252 267Q260 264 267 268L340 302 424 279Q430 277 436 280L520 306 612 271Q620 268 627 272L700 298 782 260Q790 256 797 260L870 290 928 274V380H0z"
        />
        <path className={styles.middle} d="M0 338C180 300 320 334 480 318S760 300 928 322V380H0z" />
        <path
          className={styles.trees}
          d="M700 334l8-28h-4l7-20h-3l6-18 6 18h-3l7 20h-4l8 28zM738 336l6-22h-3l5-15h-2l5-14 5 14h-2l5 15h-3l6 22zM768 336l9-32h-4l8-23h-3l7-20 7 20h-3l8 23h-4l9 32zM822 338l6-23h-3l5-14h-2l4-13 4 13h-2l5 14h-3l6 23zM618 334v-17l-4 1 20-15 20 15-4-1v17z"
        />
        <path className={styles.window} d="M625 320h7v7h-7zM637 320h7v7h-7z" />
        <path className={styles.near} d="M-10 366Q470 300 940 352V400H-10z" />
      </svg>
    </div>
  );
}
