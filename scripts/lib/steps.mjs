import {spawn} from 'node:child_process';

/**
 * @typedef {object} Step
 * @property {string} name what the line on the terminal says
 * @property {() => Promise<string>} run resolves to the output; rejects with an error whose message
 *   is what to show
 * @property {boolean} [isReport] whether the output is for people to read although all went well
 */

/** @param {number} since milliseconds, as performance.now() counts them */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs steps one after the other, a line each, then says how it went. A step after a failed one
 * still runs, so that one run shows everything there is to mend.
 *
 * @param {readonly Step[]} steps
 * @param {(text: string) => void} write
 * @param {boolean} isTerminal whether a line can be written over: then a step shows while it runs
 * @returns {Promise<boolean>} whether all passed
 */
export async function runSteps(
  steps,
  write = (text) => process.stdout.write(text),
  isTerminal = process.stdout.isTTY ?? false,
) {
  const started = performance.now();
  const start = isTerminal ? '\r' : '';
  /** @type {{name: string, output: string}[]} */
  const failures = [];
  /** @type {{name: string, output: string}[]} */
  const reports = [];
  for (const {name, run, isReport} of steps) {
    const stepStarted = performance.now();
    if (isTerminal) {
      write(`… ${name}`);
    }
    try {
      const output = await run();
      const summary = summaryOf(output);
      write(`${start}✔ ${name}  ${seconds(stepStarted)}${summary ? `  (${summary})` : ''}\n`);
      if (isReport && output.trim() !== '') {
        reports.push({name, output});
      }
    } catch (error) {
      write(`${start}✘ ${name}  ${seconds(stepStarted)}\n`);
      failures.push({name, output: error instanceof Error ? error.message : String(error)});
    }
  }
  for (const {name, output} of reports) {
    write(`\n──── ${name} ────\n${output.trim()}\n`);
  }
  for (const {name, output} of failures) {
    write(`\n──── ${name} failed ────\n${output.trim()}\n`);
  }
  write(`\nAll steps took ${seconds(started)}.\n`);
  write(`Steps: ${steps.length - failures.length} passed, ${failures.length} failed\n`);
  return failures.length === 0;
}

/**
 * What a test runner says of itself at its end, for the line of its step.
 *
 * @param {string} output
 * @returns {string} empty when it is no test runner's
 */
function summaryOf(output) {
  const tests = /^\s*Tests\s+(?<tests>\d.*)$/m.exec(output)?.groups?.tests;
  const browserTests = /^\s*(?<tests>\d+ passed)/m.exec(output)?.groups?.tests;
  return tests ?? browserTests ?? '';
}

/**
 * A step that runs a command and keeps its output for the case that it fails.
 *
 * @param {string} name
 * @param {string} command
 * @param {string[]} parameters
 * @param {{cwd: string, env?: NodeJS.ProcessEnv}} options
 * @returns {Step}
 */
export function commandStep(name, command, parameters, {cwd, env = process.env}) {
  return {
    name,
    run: () =>
      new Promise((resolve, reject) => {
        const child = spawn(command, parameters, {
          cwd,
          env: {...env, FORCE_COLOR: '0', NO_COLOR: '1'},
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        let output = '';
        child.stdout.on('data', (data) => (output += String(data)));
        child.stderr.on('data', (data) => (output += String(data)));
        child.on('error', reject);
        child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
      }),
  };
}
