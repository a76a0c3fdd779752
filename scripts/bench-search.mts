/**
 * `npm run bench:search`: what the search weighs, how fast it answers, and how it would do on larger
 * sites, as tables. The README says what each option does.
 */
import {runBenchmark} from './bench/run.mjs';
import {measureEngine} from './bench/search/engine.mjs';
import {measureReady} from './bench/search/ready.mjs';
import {measureTyping} from './bench/search/typing.mjs';
import {measureSearchWeight} from './bench/search/weight.mjs';

await runBenchmark(
  'bench:search',
  {
    weight: {isOnSite: true, measure: measureSearchWeight},
    ready: {isOnSite: true, measure: measureReady},
    typing: {isOnSite: true, measure: measureTyping},
    engine: {isOnSite: false, measure: measureEngine},
  },
  [100, 1000, 10_000],
);
