import {execa} from 'execa';
import {Listr, ListrLogger, ProcessOutput} from 'listr2';
import {availableParallelism} from 'node:os';

/**
 * @typedef {object} Step
 * @property {string} name what its line on the terminal says
 * @property {() => Promise<string>} run resolves to the output; rejects with an error whose message
 *   is what to show
 * @property {boolean} [isReport] whether the output is for people to read although all went well
 */

/**
 * @typedef {object} Output where lines are written, such as process.stdout
 * @property {(text: string) => unknown} write
 * @property {boolean} [isTTY]
 */

/** @param {number} milliseconds */
const inSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * @typedef {Step | readonly Step[]} Track a step, or steps of which each needs the one before it
 */

/**
 * Runs steps with a line for each, then prints a summary. Stages run one after the other. The steps
 * of a stage that is a list run in parallel, as many as there are cores; a list in that list is a
 * sequence. If a step fails, the
 * others still run, so that one run shows everything that has to be fixed.
 *
 * @param {readonly (Step | readonly Track[])[]} stages
 * @param {Output} output a terminal also shows what is running
 * @returns {Promise<boolean>} whether all passed
 */
export async function runSteps(stages, output = process.stdout) {
  const started = performance.now();
  /** @type {{step: Step, text: string, time: number, failed: boolean}[]} */
  const results = [];

  /**
   * @param {Step} step
   * @returns {import('listr2').ListrTask}
   */
  const taskOf = (step) => ({
    title: step.name,
    task: async (_context, task) => {
      const stepStarted = performance.now();
      /** @param {string} text @param {boolean} failed @param {string} summary */
      const end = (text, failed, summary = '') => {
        const time = performance.now() - stepStarted;
        results.push({step, text, time, failed});
        task.title = `${step.name}  ${inSeconds(time)}${summary && `  (${summary})`}`;
        if (!output.isTTY) {
          output.write(`${failed ? '✘' : '✔'} ${task.title}\n`);
        }
      };
      try {
        const text = await step.run();
        end(text, false, summaryOf(text));
      } catch (error) {
        end(error instanceof Error ? error.message : String(error), true);
        throw error;
      }
    },
  });
  /**
   * @param {Track} track
   * @returns {import('listr2').ListrTask}
   */
  const taskOfTrack = (track) =>
    'run' in track
      ? taskOf(track)
      : {
          title: track.map(({name}) => name).join(', then '),
          task: (_context, task) =>
            task.newListr(track.map(taskOf), {concurrent: false, exitOnError: false}),
        };
  const stream = /** @type {NodeJS.WriteStream} */ (output);
  const logger = new ListrLogger({processOutput: new ProcessOutput(stream, stream)});
  for (const stage of stages) {
    const tracks = 'run' in stage ? [stage] : stage;
    await new Listr(tracks.map(taskOfTrack), {
      concurrent: Math.max(2, availableParallelism()),
      exitOnError: false,
      forceTTY: output.isTTY ?? false,
      ...(output.isTTY
        ? {renderer: 'default', rendererOptions: {logger, showErrorMessage: false}}
        : {renderer: 'silent'}),
    }).run();
  }

  for (const {step, text, failed} of results) {
    if (!failed && step.isReport && text.trim() !== '') {
      output.write(`\n──── ${step.name} ────\n${text.trim()}\n`);
    }
  }
  const failures = results.filter(({failed}) => failed);
  for (const {step, text} of failures) {
    output.write(`\n──── ${step.name} failed ────\n${text.trim()}\n`);
  }
  output.write('\n');
  for (const {step, time} of results.toSorted((a, b) => b.time - a.time)) {
    output.write(`${inSeconds(time).padStart(9)}  ${step.name}\n`);
  }
  output.write(`\nAll steps took ${inSeconds(performance.now() - started)}.\n`);
  output.write(`Steps: ${results.length - failures.length} passed, ${failures.length} failed\n`);
  return failures.length === 0;
}

/**
 * What a test runner says of itself at its end, for the line of its step.
 *
 * @param {string} output
 * @returns {string} empty when it comes from no test runner
 */
function summaryOf(output) {
  const tests = /^\s*Tests\s+(?<tests>\d.*)$/m.exec(output)?.groups?.tests;
  const browserTests = /^\s*(?<tests>\d+ passed)/m.exec(output)?.groups?.tests;
  return tests ?? browserTests ?? '';
}

/**
 * A step that runs a command and keeps its output in case it fails.
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
    run: async () => {
      const {all, failed, shortMessage} = await execa(command, parameters, {
        cwd,
        env: {...env, FORCE_COLOR: '0', NO_COLOR: '1'},
        extendEnv: false,
        stdin: 'ignore',
        all: true,
        stripFinalNewline: false,
        reject: false,
      });
      if (failed) {
        throw new Error(all || shortMessage);
      }
      return all;
    },
  };
}
