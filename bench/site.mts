/**
 * `npm run bench`: what the site weighs and how fast it is, as tables; with `--against DIR` beside
 * another built site. bench/README.md says what each option does.
 */
import {measureBuilding} from './site/building.mjs';
import {measureBytes} from './site/bytes.mjs';
import {measureGrowth} from './site/growth.mjs';
import {measureLighthouse} from './site/lighthouse.mjs';
import {measureMoving} from './site/moving.mjs';
import {measurePaint} from './site/paint.mjs';
import {runBenchmark} from './lib/run.mjs';

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
