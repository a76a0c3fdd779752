import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import type {Images} from '../facts/images-schema';
import {InputError, type Repository} from './repository';

/** How a stream is built. */
export type Published = Pick<Images['streams'][number], 'branch' | 'built'>;

const workflows = '.github/workflows';

/** The workflow that deletes old images. */
export const cleaning = `${workflows}/clean.yml`;

const workflow = z.object({
  on: z.looseObject({
    push: z.object({branches: z.array(z.string())}).optional(),
    pull_request: z.object({branches: z.array(z.string())}).optional(),
    merge_group: z.unknown().optional(),
    schedule: z.array(z.object({cron: z.string()})).optional(),
  }),
  jobs: z.record(
    z.string(),
    z.looseObject({
      with: z.looseObject({stream_name: z.string().optional()}).optional(),
      steps: z
        .array(
          z.looseObject({
            run: z.string().optional(),
            env: z.record(z.string(), z.unknown()).optional(),
            with: z.record(z.string(), z.unknown()).optional(),
          }),
        )
        .optional(),
    }),
  ),
});

type Workflow = z.infer<typeof workflow>;

async function readWorkflow(repository: Repository, file: string): Promise<Workflow> {
  const result = workflow.safeParse(parse((await repository.read(file)) ?? ''));
  if (!result.success) {
    throw new InputError(
      `${file} of ${repository.name} is not built as expected (${result.error.issues[0]?.path.join('.')}); correct src/content/refresh/workflows.ts.`,
    );
  }
  return result.data;
}

/** Returns how each stream is built, by its name. */
export async function readPublished(repository: Repository): Promise<Map<string, Published>> {
  const files = (await repository.files(workflows)).filter((file) => file.endsWith('.yml'));
  const all = new Map<string, Workflow>();
  for (const file of files.filter((name) => /\/(?:build-image|trigger)-/.test(name))) {
    all.set(file, await readWorkflow(repository, file));
  }
  const published = new Map<string, Published>();
  for (const [file, {on, jobs}] of all) {
    const stream = Object.values(jobs)
      .map((job) => job.with?.stream_name)
      .find((name) => name !== undefined && /^[a-z]+$/.test(name));
    const branch = on.push?.branches[0] ?? on.pull_request?.branches[0];
    if (stream === undefined || branch === undefined) {
      continue;
    }
    const cron = triggerOf(file, all);
    const isMerge = 'merge_group' in on && !on.push;
    published.set(
      stream,
      cron === undefined
        ? {branch, built: {on: isMerge ? 'merge' : 'push'}}
        : {branch: cron.branch ?? branch, built: {on: 'schedule', cron: cron.cron}},
    );
  }
  return published;
}

/** Returns the schedule of the workflow that triggers another one. */
function triggerOf(
  file: string,
  all: ReadonlyMap<string, Workflow>,
): {cron: string; branch: string | undefined} | undefined {
  const name = path.posix.basename(file);
  for (const {on, jobs} of all.values()) {
    const cron = on.schedule?.[0]?.cron;
    const step = Object.values(jobs)
      .flatMap((job) => job.steps ?? [])
      .find(({run}) => run?.includes('gh workflow run') && run.includes(name));
    if (cron !== undefined && step) {
      const branch = step.env?.BRANCH;
      return {cron, branch: typeof branch === 'string' ? branch : undefined};
    }
  }
  return undefined;
}

const cleanupStep = z.object({
  packages: z.string(),
  'older-than': z.string().regex(/^\d+ days$/),
  'keep-n-tagged': z.int(),
});

/**
 * Returns how long images are kept, and the names of the images that are cleaned up.
 *
 * @throws InputError if the workflow does not specify it
 */
export async function readRetention(
  repository: Repository,
): Promise<Images['retention'] & {names: string[]}> {
  const {on, jobs} = await readWorkflow(repository, cleaning);
  const cron = on.schedule?.[0]?.cron;
  for (const step of Object.values(jobs).flatMap((job) => job.steps ?? [])) {
    const result = cleanupStep.safeParse(step.with);
    if (result.success && cron !== undefined) {
      return {
        names: result.data.packages.split(',').map((name) => name.trim()),
        days: Number.parseInt(result.data['older-than'], 10),
        keepTagged: result.data['keep-n-tagged'],
        cron,
      };
    }
  }
  throw new InputError(
    `${cleaning} of ${repository.name} does not specify when old images are deleted; correct src/content/refresh/workflows.ts.`,
  );
}
