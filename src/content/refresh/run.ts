import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/** A failed run of a program. */
export class FailedRun extends Error {
  /**
   * @param code its exit code, or why it could not be started, for example `ENOENT`
   * @param stderr its error output
   */
  constructor(
    readonly code: number | string | null | undefined,
    readonly stderr: string,
  ) {
    super(stderr);
  }
}

/** Larger than any text that goes into the snapshot. */
const maxBuffer = 256 * 1024 * 1024;

/**
 * Runs a program and returns what it prints.
 *
 * @throws FailedRun if it cannot be started or exits with a code other than 0
 */
export async function run(
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const env = {...process.env, ...environment};
    const {stdout} = await promisify(execFile)(program, [...parameters], {env, maxBuffer});
    return stdout;
  } catch (error) {
    const {code, stderr} = error as {code?: number | string | null; stderr?: string};
    throw new FailedRun(code, stderr ?? String(error));
  }
}
