import type {LoadContext} from '@docusaurus/types';
import {setImmediate} from 'node:timers/promises';
import {expect, test} from 'vitest';
import afterBuild, {type BuildStep, type FinishedBuild} from '../../../../src/plugins/after-build';

// The steps of these tests do not use their arguments.
const context = {} as LoadContext;
const build = {} as Partial<FinishedBuild> as FinishedBuild;

const run = (steps: readonly BuildStep[]) =>
  afterBuild(steps.map((step) => () => step))(context).postBuild?.(build);

test('steps run one after the other', async () => {
  const log: string[] = [];
  const step = (name: string): BuildStep => ({
    name,
    async postBuild() {
      log.push(`${name} begins`);
      await setImmediate();
      log.push(`${name} ends`);
    },
  });
  await run([step('first'), step('second')]);
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('a failed step fails the build, and the next ones do not run', async () => {
  let hasRun = false;
  const failing: BuildStep = {
    name: 'failing',
    postBuild: () => Promise.reject(new Error('The disk is full.')),
  };
  const next: BuildStep = {
    name: 'next',
    postBuild() {
      hasRun = true;
      return Promise.resolve();
    },
  };
  await expect(run([failing, next])).rejects.toThrow('The disk is full.');
  expect(hasRun).toBe(false);
});
