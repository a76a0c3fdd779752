import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {z} from 'zod';

/** The URL to request repeatedly. */
export interface Load {
  name: string;
  path: string;
  /** The accepted encoding. */
  encoding: 'br' | 'gzip' | 'identity';
  /** Whether a status of 400 or higher is expected, which wrk counts as an error. */
  isMissing?: boolean;
}

/** A row of the table. */
export interface LoadResult {
  request: string;
  'requests/s': number;
  'p50 ms': number;
  'p99 ms': number;
  'kB each': number;
  /** Unexpected statuses, broken connections and missing responses. */
  errors: number;
}

/** Each connection sends one request after the other until the time is up. */
export interface LoadOptions {
  seconds: number;
  connections: number;
}

/** The output of load.lua. */
const resultSchema = z.object({
  requests: z.number(),
  microseconds: z.number(),
  bytes: z.number(),
  p50: z.number(),
  p99: z.number(),
  broken: z.number(),
  refused: z.number(),
});

/**
 * Parses the output of wrk.
 *
 * @throws Error if wrk was interrupted
 */
export function readResult(output: string, {name, isMissing = false}: Load): LoadResult {
  const json = /^RESULT (?<json>.+)$/m.exec(output)?.groups?.json;
  if (json === undefined) {
    throw new Error(`wrk did not finish:\n${output}`);
  }
  const {requests, microseconds, bytes, p50, p99, broken, refused} = resultSchema.parse(
    JSON.parse(json),
  );
  const wrong = isMissing ? requests - refused : refused;
  return {
    request: name,
    'requests/s': Math.round(requests / (microseconds / 1e6)),
    'p50 ms': p50 / 1000,
    'p99 ms': p99 / 1000,
    'kB each': Number((bytes / Math.max(requests, 1) / 1000).toFixed(1)),
    // A server that does not respond at all causes none of the other errors.
    errors: broken + wrong + (requests === 0 ? 1 : 0),
  };
}

/** Sends requests to a server with one thread of wrk. */
export async function runLoad(
  origin: string,
  load: Load,
  options: LoadOptions,
): Promise<LoadResult> {
  const {stdout} = await promisify(execFile)('wrk', [
    '--threads=1',
    `--connections=${options.connections}`,
    `--duration=${options.seconds}s`,
    '--timeout=10s',
    `--header=Accept-Encoding: ${load.encoding}`,
    `--script=${path.join(import.meta.dirname, 'load.lua')}`,
    origin + load.path,
  ]);
  return readResult(stdout, load);
}
