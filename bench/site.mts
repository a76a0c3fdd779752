/** `npm run bench`: the weight and speed of the site; see bench/README.md. */
import {measureBuilding} from './site/building.mjs';
import {measureBytes} from './site/bytes.mjs';
import {measureGrowth} from './site/growth.mjs';
import {measureLighthouse} from './site/lighthouse.mjs';
import {measureNavigation} from './site/navigation.mjs';
import {measurePaint} from './site/paint.mjs';
import {runBenchmark} from './lib/run.mjs';

await runBenchmark(
  'bench',
  {
    bytes: {needsSites: true, measure: measureBytes},
    paint: {needsSites: true, measure: measurePaint},
    navigation: {needsSites: true, measure: measureNavigation},
    lighthouse: {needsSites: true, measure: measureLighthouse},
    building: {needsSites: false, measure: measureBuilding},
    growth: {needsSites: false, measure: measureGrowth},
  },
  [30, 300, 3000],
);
