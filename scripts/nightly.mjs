/** `npm run test:nightly`: what repeats the checks of `npm test` for breadth, on a fresh build. */
import {installMissing} from './lib/install.mjs';

installMissing('npm run test:nightly');
const [{findBrowser}, {toolStep}, {otherBrowsers}, {installPrograms}, {runSteps}] =
  await Promise.all([
    import('./lib/browser.mjs'),
    import('./lib/checks.mjs'),
    import('./lib/other-browsers.mjs'),
    import('./lib/programs.mjs'),
    import('./lib/steps.mjs'),
  ]);

// Each is longer than in `npm test`, where the search is asked 1,000 random queries.
process.env.FUZZ_RUNS ??= '10000';

const passed = await runSteps([
  {
    name: 'browser',
    run: async () => {
      process.env.CHROME_PATH = await findBrowser();
      return process.env.CHROME_PATH;
    },
  },
  // Says which of them are missing, so that nobody takes skipped tests for passed ones.
  {
    name: 'Firefox and WebKit',
    run: async () => installPrograms(otherBrowsers),
    isReport: true,
  },
  toolStep('build', 'docusaurus', 'build'),
  toolStep('10,000 random queries', 'vitest', 'run', '--project', 'content', 'search-fuzz'),
  toolStep(
    'every page, and other browsers',
    'playwright',
    'test',
    '--config',
    'playwright.nightly.config.ts',
  ),
]);
process.exitCode = passed ? 0 : 1;
