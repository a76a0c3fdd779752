/** `npm run test:nightly`: what repeats the checks of `npm test` for breadth, on a fresh build. */
import {installMissing, root} from './lib/install.mjs';

installMissing('npm run test:nightly');
const [{findBrowser}, {toolStep}, {otherBrowsers}, {installPrograms}, {commandStep, runSteps}] =
  await Promise.all([
    import('./lib/browser.mjs'),
    import('./lib/checks.mjs'),
    import('./lib/other-browsers.mjs'),
    import('./lib/programs.mjs'),
    import('./lib/steps.mjs'),
  ]);

// `npm test` asks the search 1,000 random queries, serves the finished site with other settings in
// place of a true build for hosted services, and most of its tests share a context.
process.env.FUZZ_RUNS ??= '10000';
process.env.HOSTED_BUILD ??= 'yes';
process.env.OWN_CONTEXTS ??= 'yes';

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
  commandStep('build for a hosted search', process.execPath, ['scripts/build-hosted.mjs'], {
    cwd: root,
  }),
  toolStep('build', 'docusaurus', 'build'),
  toolStep('compressed copies', 'tsx', 'scripts/compress.mts'),
  toolStep('10,000 random queries', 'vitest', 'run', '--project', 'content', 'search-fuzz'),
  toolStep('browser tests, each in a context of its own', 'playwright', 'test', '--reporter=dot'),
  toolStep(
    'every page, and other browsers',
    'playwright',
    'test',
    '--config',
    'playwright.nightly.config.ts',
  ),
]);
process.exitCode = passed ? 0 : 1;
