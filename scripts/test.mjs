/** `npm test`: installs what is missing, then runs every check there is, a line each. */
import {installMissing, root} from './lib/install.mjs';

installMissing('npm test');
// These import packages, which have to be installed first.
const [
  {findBrowser},
  {checks, toolStep},
  {commandStep, runSteps},
  {installPrograms},
  {webServers},
] = await Promise.all([
  import('./lib/browser.mjs'),
  import('./lib/checks.mjs'),
  import('./lib/steps.mjs'),
  import('./lib/programs.mjs'),
  import('./lib/web-servers.mjs'),
]);

// The build would otherwise ask in the background whether there is a newer Docusaurus.
process.env.NO_UPDATE_NOTIFIER = '1';

const passed = await runSteps([
  {
    name: 'browser',
    run: async () => {
      process.env.CHROME_PATH = await findBrowser();
      return process.env.CHROME_PATH;
    },
  },
  [
    [
      // The last build is the one whose data later steps read.
      commandStep('build for a hosted search', process.execPath, ['scripts/build-hosted.mjs'], {
        cwd: root,
      }),
      toolStep('build', 'docusaurus', 'build'),
      toolStep('compressed copies', 'tsx', 'scripts/compress.mts'),
      toolStep('content tests', 'vitest', 'run', '--project', 'content'),
    ],
    ...checks,
  ],
  // Says which of them are missing, so that nobody takes skipped tests for passed ones.
  {name: 'web servers', run: async () => installPrograms(webServers), isReport: true},
  toolStep('serving tests', 'vitest', 'run', '--project', 'serving'),
  {
    ...toolStep(
      'browser tests',
      'playwright',
      'test',
      '--reporter=dot,./tests/e2e/slowestTests.ts',
    ),
    isReport: true,
  },
  [
    {...toolStep('days that have come', 'tsx', 'scripts/facts-due.mts'), isReport: true},
    {
      ...toolStep('pages that may be outdated', 'tsx', 'scripts/facts-outdated.mts'),
      isReport: true,
    },
    {
      ...toolStep('recipes that no page explains', 'tsx', 'scripts/facts-undocumented.mts'),
      isReport: true,
    },
  ],
]);
process.exitCode = passed ? 0 : 1;
