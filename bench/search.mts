/**
 * `npm run bench:search`: what the search weighs, how fast it answers, and how it would do on larger
 * sites, as tables. bench/README.md says what each option does.
 */
import {runBenchmark} from './lib/run.mjs';
import {measureEngine} from './search/engine.mjs';
import {measureReady} from './search/ready.mjs';
import {measureTyping} from './search/typing.mjs';
import {measureSearchWeight} from './search/weight.mjs';

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
