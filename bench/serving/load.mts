import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {z} from 'zod';

/** The URL to request repeatedly. */
export interface Load {
  name: string;
  path: string;
  /** The encoding that is accepted. */
  encoding: 'br' | 'gzip' | 'identity';
  /** Whether the answers have a status of 400 or more, as wrk counts them. */
  isMissing?: boolean;
}

/** The results of a server. */
export interface LoadResult {
  'what is asked for': string;
  'requests/s': number;
  'p50 ms': number;
  'p99 ms': number;
  'kB each': number;
  /** Answers of the wrong kind, broken connections, and requests without an answer. */
  errors: number;
}

/** How much of it: as many requests as are answered in the time, one after the other on each connection. */
export interface Bounds {
  seconds: number;
  connections: number;
}

/** What load.lua prints. */
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
 * Makes a row of what wrk prints.
 *
 * @throws Error when it has not come to its end
 */
export function readResult(output: string, {name, isMissing = false}: Load): LoadResult {
  const json = /^RESULT (?<json>.+)$/m.exec(output)?.groups?.json;
  if (json === undefined) {
    throw new Error(`wrk did not come to its end:\n${output}`);
  }
  const {requests, microseconds, bytes, p50, p99, broken, refused} = resultSchema.parse(
    JSON.parse(json),
  );
  const wrong = isMissing ? requests - refused : refused;
  return {
    'what is asked for': name,
    'requests/s': Math.round(requests / (microseconds / 1e6)),
    'p50 ms': p50 / 1000,
    'p99 ms': p99 / 1000,
    'kB each': Number((bytes / Math.max(requests, 1) / 1000).toFixed(1)),
    // A server that does not respond at all causes none of the other errors.
    errors: broken + wrong + (requests === 0 ? 1 : 0),
  };
}

/** Drives a server with wrk, on one thread. */
export async function drive(origin: string, load: Load, bounds: Bounds): Promise<LoadResult> {
  const {stdout} = await promisify(execFile)('wrk', [
    '--threads=1',
    `--connections=${bounds.connections}`,
    `--duration=${bounds.seconds}s`,
    '--timeout=10s',
    `--header=Accept-Encoding: ${load.encoding}`,
    `--script=${path.join(import.meta.dirname, 'load.lua')}`,
    origin + load.path,
  ]);
  return readResult(stdout, load);
}
