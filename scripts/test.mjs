/** `npm test`: installs what is missing, then runs every check there is, a line each. */
import {installMissing} from './lib/install.mjs';

installMissing('npm test');
// These import packages, which have to be installed first.
const [{findBrowser}, {checks, toolStep}, {runSteps}, {installPrograms}, {webServers}] =
  await Promise.all([
    import('./lib/browser.mjs'),
    import('./lib/checks.mjs'),
    import('./lib/steps.mjs'),
    import('./lib/programs.mjs'),
    import('./lib/web-servers.mjs'),
  ]);

// The build would otherwise ask in the background whether there is a newer Docusaurus.
process.env.NO_UPDATE_NOTIFIER = '1';

/**
 * @param {string} name
 * @param {string} script
 */
const reportStep = (name, script) => ({
  ...toolStep(name, 'tsx', `scripts/${script}.mts`),
  isReport: true,
});

const passed = await runSteps([
  {
    name: 'browser',
    run: async () => {
      process.env.CHROME_PATH = await findBrowser();
      return process.env.CHROME_PATH;
    },
  },
  // Says which of them are missing, so that nobody takes skipped tests for passed ones.
  {name: 'web servers', run: async () => installPrograms(webServers), isReport: true},
  [
    [
      toolStep('build', 'docusaurus', 'build'),
      toolStep('compressed copies', 'tsx', 'scripts/compress.mts'),
      toolStep('content tests', 'vitest', 'run', '--project', 'content'),
      toolStep('serving tests', 'vitest', 'run', '--project', 'serving'),
    ],
    // The content tests have those of the text.
    ...checks.filter(({name}) => name !== 'text'),
    reportStep('days that have come', 'facts-due'),
    reportStep('pages that may be outdated', 'facts-outdated'),
    reportStep('recipes that no page explains', 'facts-undocumented'),
  ],
  {
    ...toolStep(
      'browser tests',
      'playwright',
      'test',
      '--reporter=dot,./tests/e2e/slowestTests.ts',
    ),
    isReport: true,
  },
]);
process.exitCode = passed ? 0 : 1;
