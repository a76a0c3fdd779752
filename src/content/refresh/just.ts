import {createRequire} from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import {InputError} from './repository';
import {FailedRun, run} from './run';

const parameter = z.object({
  name: z.string(),
  default: z.unknown(),
  kind: z.string(),
});

const recipe = z.looseObject({
  name: z.string(),
  doc: z.string().nullable(),
  private: z.boolean(),
  attributes: z.array(z.union([z.string(), z.looseObject({group: z.string().optional()})])),
  body: z.array(z.array(z.unknown())),
  parameters: z.array(parameter),
});

const dump = z.object({
  aliases: z.record(z.string(), z.object({target: z.string()})),
  assignments: z.record(z.string(), z.object({value: z.unknown()})),
  recipes: z.record(z.string(), recipe),
});

/**
 * A justfile as printed by `just --dump --dump-format json`. Unknown fields are kept as they are.
 */
export type JustDump = z.infer<typeof dump>;
export type JustRecipe = z.infer<typeof recipe>;

/**
 * The `just` binary from the rust-just package for this platform, or the one installed on the
 * system.
 */
function justProgram(): string {
  const require = createRequire(import.meta.url);
  try {
    const folder = `rust-just-${process.platform}-${process.arch}`;
    return path.join(path.dirname(require.resolve(`${folder}/package.json`)), 'bin/just');
  } catch {
    return 'just';
  }
}

/**
 * Parses a justfile with `just`, without running anything in it.
 *
 * @param folder the folder with its files
 * @param file its name in that folder
 * @param place the name to use in error messages
 * @throws InputError if `just` cannot parse it or is not installed
 */
export async function dumpJustfile(folder: string, file: string, place: string): Promise<JustDump> {
  try {
    const justfile = path.join(folder, file);
    const parameters = ['--justfile', justfile, '--dump', '--dump-format', 'json'];
    const printed = await run(justProgram(), parameters, {NO_COLOR: '1'});
    return dump.parse(JSON.parse(printed));
  } catch (error) {
    if (!(error instanceof FailedRun)) {
      throw error;
    }
    if (error.code === 'ENOENT') {
      throw new InputError(
        'just is missing; run npm install on Linux x64, or install it from https://just.systems.',
      );
    }
    throw new InputError(
      `${place} does not parse: ${complaint(error.stderr)}; fix it at the source first.`,
    );
  }
}

/** `expected ':', but found end of line (system.just:12)`, from what `just` prints. */
function complaint(text: string): string {
  const what = /^error: (?<what>.+)$/m.exec(text)?.groups?.what ?? text.trim();
  const at = /——▶ (?<at>\S+?:\d+)/.exec(text)?.groups?.at;
  return at === undefined ? what : `${what} (${path.basename(at)})`;
}
