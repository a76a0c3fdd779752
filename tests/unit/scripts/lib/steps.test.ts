import {describe, expect, test, vi} from 'vitest';
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

/** Runs steps. Returns the lines of the log, with all durations replaced with "0.0 s". */
async function run(...stages: (Step | (Step | Step[])[])[]) {
  let text = '';
  const passed = await runSteps(stages, {write: (part) => (text += part)});
  const lines = text.split('\n').map((line) => line.replace(/\d+\.\d s/, '0.0 s'));
  return {passed, lines};
}

/** Returns a step that runs a script in Node. */
const script = (source: string, env?: NodeJS.ProcessEnv) =>
  commandStep('script', process.execPath, ['--eval', source], {
    cwd: import.meta.dirname,
    ...(env && {env}),
  });

describe('runSteps', () => {
  test('prints the output of a passed report step unless it is empty', async () => {
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
      expect.stringContaining('0.0 s  '),
      expect.stringContaining('0.0 s  '),
      '',
      'All steps took 0.0 s.',
      'Steps: 2 passed, 0 failed',
      '',
    ]);
    expect((await run(report(''))).lines).not.toContain('──── outdated ────');
  });

  test('runs a sequence in order, in parallel to other steps of its stage', async () => {
    const events: string[] = [];
    const step = (name: string, waitsFor: Promise<unknown> = Promise.resolve()): Step => ({
      name,
      run: async () => {
        events.push(`${name} starts`);
        await waitsFor;
        events.push(`${name} ends`);
        return '';
      },
    });
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const lint = step('lint');
    const {passed} = await run(
      [
        [step('build', released), step('content')],
        {...lint, run: () => lint.run().finally(release)},
      ],
      step('browser'),
    );
    expect(passed).toBe(true);
    // Ends after the other step.
    expect(events.filter((event) => !event.startsWith('lint'))).toEqual([
      'build starts',
      'build ends',
      'content starts',
      'content ends',
      'browser starts',
      'browser ends',
    ]);
  });

  test('prints the output of a failed step and continues', async () => {
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
        expect.stringContaining('0.0 s  '),
        expect.stringContaining('0.0 s  '),
        expect.stringContaining('0.0 s  '),
        '',
        'All steps took 0.0 s.',
        'Steps: 1 passed, 2 failed',
        '',
      ],
    });
  });

  test('prints the name of a running step on a terminal, and of a finished one in a log', async () => {
    for (const isTTY of [true, false]) {
      let text = '';
      let whileRunning = '';
      const build = async () => {
        // A terminal is updated ten times a second.
        await vi.waitUntil(() => !isTTY || text.includes('build'));
        whileRunning = text;
        return '';
      };
      const write = (part: string) => (text += part);
      await runSteps([{name: 'build', run: build}], {write, isTTY});
      expect(whileRunning.includes('build')).toBe(isTTY);
      expect(text).toMatch(/build {2}\d+\.\d s/);
    }
  });

  test('prints the whole output of a failed step on a terminal once', async () => {
    let text = '';
    const output = Array.from({length: 500}, (_line, index) => `line ${index} of it`).join('\n');
    const write = (part: string) => (text += part);
    expect(await runSteps([failing('lint', output)], {write, isTTY: true})).toBe(false);
    expect(text.split(output)).toHaveLength(2);
    expect(text.split('line 7 of it')).toHaveLength(2);
  });

  test('runs the steps of a stage in parallel, and stages one after the other', async () => {
    const log: string[] = [];
    const meeting = (name: string) => ({
      name,
      run: async () => {
        log.push(name);
        await vi.waitUntil(() => log.length === 2);
        return '';
      },
    });
    const last = {name: 'build', run: () => Promise.resolve(log.join())};
    const {passed, lines} = await run([meeting('types'), meeting('lint')], {
      ...last,
      isReport: true,
    });
    expect(passed).toBe(true);
    expect(lines).toContain('types,lint');
  });

  test('summarizes the durations, longest first', async () => {
    const late = {
      name: 'late',
      run: () => new Promise<string>((resolve) => setTimeout(resolve, 20, '')),
    };
    const {lines} = await run([passing('early'), late]);
    const times = lines.filter((line) => /^ +0\.0 s/.test(line));
    expect(times.map((line) => line.trim())).toEqual(['0.0 s  late', '0.0 s  early']);
  });

  test.each([
    ['Vitest', ' Test Files  2 passed (2)\n      Tests  12 passed (12)\n', '12 passed (12)'],
    ['Playwright', 'Running 9 tests using 2 workers\n\n  9 passed (4.1s)\n', '9 passed'],
  ])('repeats the count of %s', async (_runner, output, count) => {
    expect((await run(passing('tests', output))).lines[0]).toBe(`✔ tests  0.0 s  (${count})`);
  });
});

describe('commandStep', () => {
  test('returns the output and errors of a command', async () => {
    const output = await script('console.log("one"); console.error("two")').run();
    expect(output.trim().split('\n').toSorted()).toEqual(['one', 'two']);
  });

  test('fails with the output of the command if its exit code is not 0', async () => {
    await expect(script('console.log("why"); process.exitCode = 3').run()).rejects.toThrow(
      new Error('why\n'),
    );
  });

  test('fails if the command does not exist', async () => {
    const step = commandStep('none', 'no-such-command', [], {cwd: import.meta.dirname});
    await expect(step.run()).rejects.toThrow('no-such-command');
  });

  test('runs in the given folder and environment, without colors', async () => {
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
