/** `npm run bench:search`: the weight, speed and growth of the search; see bench/README.md. */
import {runBenchmark} from './lib/run.mjs';
import {measureEngine} from './search/engine.mjs';
import {measureReady} from './search/ready.mjs';
import {measureTyping} from './search/typing.mjs';
import {measureSearchWeight} from './search/weight.mjs';

await runBenchmark(
  'bench:search',
  {
    weight: {needsSites: true, measure: measureSearchWeight},
    ready: {needsSites: true, measure: measureReady},
    typing: {needsSites: true, measure: measureTyping},
    engine: {needsSites: false, measure: measureEngine},
  },
  [100, 1000, 10_000],
);
