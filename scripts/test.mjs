/** `npm test`: installs what is missing, then runs every check there is, a line each. */
import path from 'node:path';
import {findBrowser} from './lib/browser.mjs';
import {install, needsInstall, root} from './lib/install.mjs';
import {commandStep, runSteps} from './lib/steps.mjs';
import {installWebServers} from './lib/web-servers.mjs';

/**
 * @param {string} name
 * @param {string} tool a command that npm has installed
 * @param {string[]} parameters
 * @returns {import('./lib/steps.mjs').Step}
 */
const tool = (name, tool, ...parameters) =>
  commandStep(name, path.join(root, 'node_modules/.bin', tool), parameters, {cwd: root});

if (needsInstall()) {
  console.log('Installing what is missing (npm ci) …');
  if (!install()) {
    console.error('The installation failed. Mend what npm says above, then run npm test again.');
    process.exit(1);
  }
}

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
  tool('types', 'tsc', '--noEmit'),
  tool('lint: code', 'eslint', '--max-warnings', '0', '.'),
  tool('lint: styles', 'stylelint', '--max-warnings', '0', 'src/**/*.css'),
  tool('lint: Markdown', 'markdownlint-cli2'),
  tool('spelling', 'cspell', 'lint', '--no-progress', '--gitignore', '.'),
  tool('format', 'prettier', '--check', '.'),
  tool('unit tests', 'vitest', 'run', '--project', 'unit'),
  // The last build is the one whose data later steps read.
  commandStep('build for a hosted search', process.execPath, ['scripts/build-hosted.mjs'], {
    cwd: root,
  }),
  tool('build', 'docusaurus', 'build'),
  tool('compressed copies', 'tsx', 'scripts/compress.mts'),
  tool('content tests', 'vitest', 'run', '--project', 'content'),
  // Says which of them are missing, so that nobody takes skipped tests for passed ones.
  {name: 'web servers', run: async () => installWebServers(), isReport: true},
  tool('serving tests', 'vitest', 'run', '--project', 'serving'),
  tool('browser tests', 'playwright', 'test'),
  {...tool('days that have come', 'tsx', 'scripts/facts-due.mts'), isReport: true},
  {...tool('pages that may be outdated', 'tsx', 'scripts/facts-outdated.mts'), isReport: true},
  {
    ...tool('recipes that no page explains', 'tsx', 'scripts/facts-undocumented.mts'),
    isReport: true,
  },
]);
process.exitCode = passed ? 0 : 1;
