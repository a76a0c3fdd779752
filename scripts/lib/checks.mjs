import path from 'node:path';
import {root} from './install.mjs';
import {commandStep} from './steps.mjs';

/**
 * A step that runs one of the installed tools.
 *
 * @param {string} name
 * @param {string} tool
 * @param {string[]} parameters
 */
export const toolStep = (name, tool, ...parameters) =>
  commandStep(name, path.join(root, 'node_modules/.bin', tool), parameters, {cwd: root});

/**
 * The checks that need no built site. They are read-only and independent, so they run in parallel,
 * the slowest ones first.
 */
export const checks = [
  toolStep('lint: code', 'eslint', '--max-warnings', '0', '.'),
  toolStep('unit tests', 'vitest', 'run', '--project', 'unit*'),
  toolStep('types', 'tsc', '--noEmit'),
  // Those of the checks of the pages that read only what writers write.
  toolStep('text', 'vitest', 'run', '--project', 'content', 'content/style', 'content/commands'),
  toolStep('lint: format', 'prettier', '--check', '.'),
  toolStep('lint: spelling', 'cspell', 'lint', '--no-progress', '--gitignore', '.'),
  toolStep('lint: styles', 'stylelint', '--max-warnings', '0', 'src/**/*.css'),
  toolStep('lint: Markdown', 'markdownlint-cli2'),
];
