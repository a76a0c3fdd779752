import {describe, expect, test} from 'vitest';
import {commandStep, runSteps} from '../../../../scripts/lib/steps.mjs';

interface Step {
  name: string;
  run: () => Promise<string>;
  isReport?: boolean;
}

const passing = (name: string, output = ''): Step => ({name, run: () => Promise.resolve(output)});

const failing = (name: string, message: string): Step => ({
  name,
  run: () => Promise.reject(new Error(message)),
});

/** Runs steps; the terminal's lines as they are left, with every duration written as "0.0 s". */
async function run(...steps: Step[]) {
  let text = '';
  const passed = await runSteps(steps, (part) => (text += part));
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^.*\r/, '').replace(/\d+\.\d s/, '0.0 s'));
  return {passed, lines};
}

/** A step that runs a script in Node. */
const script = (source: string, env?: NodeJS.ProcessEnv) =>
  commandStep('script', process.execPath, ['--eval', source], {
    cwd: import.meta.dirname,
    ...(env && {env}),
  });

describe('runSteps', () => {
  test('shows the output of a step that reports, although it passed, unless it is empty', async () => {
    const report = (output: string) => ({...passing('outdated', output), isReport: true});
    const {passed, lines} = await run(report('docs/a.md: …'), passing('types', 'Quiet.'));
    expect(passed).toBe(true);
    expect(lines).toEqual([
      '✔ outdated  0.0 s',
      '✔ types  0.0 s',
      '',
      '──── outdated ────',
      'docs/a.md: …',
      '',
      'All steps took 0.0 s.',
      'Steps: 2 passed, 0 failed',
      '',
    ]);
    expect((await run(report(''))).lines).not.toContain('──── outdated ────');
  });

  test('says a line for each step, then how it went', async () => {
    expect(await run(passing('types'), passing('format'))).toEqual({
      passed: true,
      lines: [
        '✔ types  0.0 s',
        '✔ format  0.0 s',
        '',
        'All steps took 0.0 s.',
        'Steps: 2 passed, 0 failed',
        '',
      ],
    });
  });

  test('shows what a failed step said, and runs the steps after it', async () => {
    const steps = [
      failing('lint', '\nsrc/a.ts: wrong\n\n'),
      passing('types'),
      failing('build', 'b'),
    ];
    expect(await run(...steps)).toEqual({
      passed: false,
      lines: [
        '✘ lint  0.0 s',
        '✔ types  0.0 s',
        '✘ build  0.0 s',
        '',
        '──── lint failed ────',
        'src/a.ts: wrong',
        '',
        '──── build failed ────',
        'b',
        '',
        'All steps took 0.0 s.',
        'Steps: 1 passed, 2 failed',
        '',
      ],
    });
  });

  test.each([
    {
      where: 'on a terminal, where its line is then written over',
      isTerminal: true,
      first: '… build',
    },
    {where: 'in a log once it has ended', isTerminal: false, first: '✔ build  0.0 s\n'},
  ])('names a step $where', async ({isTerminal, first}) => {
    const written: string[] = [];
    const steps = [{name: 'build', run: () => Promise.resolve('')}];
    await runSteps(steps, (text) => written.push(text), isTerminal);
    expect(written[0]).toBe(first);
  });

  test.each([
    ['Vitest', ' Test Files  2 passed (2)\n      Tests  12 passed (12)\n', '12 passed (12)'],
    ['Playwright', 'Running 9 tests using 2 workers\n\n  9 passed (4.1s)\n', '9 passed'],
  ])('repeats the count of %s', async (_runner, output, count) => {
    expect((await run(passing('tests', output))).lines[0]).toBe(`✔ tests  0.0 s  (${count})`);
  });

  test('passes when there is nothing to do', async () => {
    const {passed, lines} = await run();
    expect([passed, lines.at(-2)]).toEqual([true, 'Steps: 0 passed, 0 failed']);
  });
});

describe('commandStep', () => {
  test('gives what a command writes, be it output or errors', async () => {
    const output = await script('console.log("one"); console.error("two")').run();
    expect(output.trim().split('\n').toSorted()).toEqual(['one', 'two']);
  });

  test('fails with what the command wrote when its exit code is not 0', async () => {
    await expect(script('console.log("why"); process.exitCode = 3').run()).rejects.toThrow(
      new Error('why\n'),
    );
  });

  test('fails when the command is killed', async () => {
    await expect(script('process.kill(process.pid, "SIGKILL")').run()).rejects.toThrow();
  });

  test('loses nothing of a long output', async () => {
    const output = await script('process.stdout.write("x".repeat(5_000_000) + "end")').run();
    expect(output).toHaveLength(5_000_003);
  });

  test('waits for output that comes after the command itself has ended', async () => {
    const late = 'process.once("disconnect", () => process.stdout.write("late"))';
    const source = `
      const {spawn} = require('node:child_process');
      spawn(process.execPath, ['--eval', ${JSON.stringify(late)}], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }).once('spawn', () => process.exit());`;
    expect(await script(source).run()).toBe('late');
  });

  test('fails when there is no such command', async () => {
    const step = commandStep('none', 'no-such-command', [], {cwd: import.meta.dirname});
    await expect(step.run()).rejects.toThrow('no-such-command');
  });

  test('runs in the given folder and environment, without colours', async () => {
    const {PATH} = process.env;
    const source =
      'console.log(JSON.stringify([process.cwd(), process.env.STEP, process.env.NO_COLOR]))';
    expect(JSON.parse(await script(source, {PATH, STEP: 'here'}).run())).toEqual([
      import.meta.dirname,
      'here',
      '1',
    ]);
  });
});
