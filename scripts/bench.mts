/**
 * `npm run bench`: what the site weighs and how fast it is, as tables; with `--against DIR` beside
 * another built site. The README says what each option does.
 */
import {measureBuilding} from './bench/building.mjs';
import {measureBytes} from './bench/bytes.mjs';
import {measureGrowth} from './bench/growth.mjs';
import {measureLighthouse} from './bench/lighthouse.mjs';
import {measureMoving} from './bench/moving.mjs';
import {measurePaint} from './bench/paint.mjs';
import {runBenchmark} from './bench/run.mjs';

await runBenchmark(
  'bench',
  {
    bytes: {isOnSite: true, measure: measureBytes},
    paint: {isOnSite: true, measure: measurePaint},
    moving: {isOnSite: true, measure: measureMoving},
    lighthouse: {isOnSite: true, measure: measureLighthouse},
    building: {isOnSite: false, measure: measureBuilding},
    growth: {isOnSite: false, measure: measureGrowth},
  },
  [30, 300, 3000],
);
