import autocannon from 'autocannon';

/** What is asked for, over and over. */
export interface Load {
  name: string;
  path: string;
  /** The encoding that is accepted. */
  encoding: 'br' | 'gzip' | 'identity';
  /** The status that is right. */
  status: number;
}

/** How a server did. */
export interface LoadResult {
  'what is asked for': string;
  'requests/s': number;
  /** Milliseconds. */
  'p50 ms': number;
  'p99 ms': number;
  'kB each': number;
  /** Answers with another status, broken connections, and requests without an answer. */
  errors: number;
}

/** Longer than any bounded load takes, for a server that hangs. Seconds. */
const timeout = 10;

/** Sends a number of requests to a server, and waits for the answers. */
export async function drive(
  origin: string,
  {name, path, encoding, status}: Load,
  {requests, connections}: {requests: number; connections: number},
): Promise<LoadResult> {
  const result = await autocannon({
    url: origin + path,
    amount: requests,
    connections: Math.min(connections, requests),
    timeout,
    bailout: connections,
    headers: {'accept-encoding': encoding},
  });
  const right = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  return {
    'what is asked for': name,
    'requests/s': Math.round(right / result.duration),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'kB each': Number((result.throughput.total / Math.max(right, 1) / 1000).toFixed(1)),
    errors: Math.max(requests - right, result.errors),
  };
}
