/**
 * `npm run check`: every check that needs neither a built site nor a browser. `npm run lint` runs
 * those of them whose names begin with "lint".
 */
import {installMissing} from './lib/install.mjs';

installMissing('npm run check');
const [{checks}, {runSteps}] = await Promise.all([
  import('./lib/checks.mjs'),
  import('./lib/steps.mjs'),
]);

const wanted = process.argv[2] ?? '';
const passed = await runSteps([checks.filter(({name}) => name.startsWith(wanted))]);
process.exitCode = passed ? 0 : 1;
