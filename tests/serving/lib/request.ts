import {once} from 'node:events';
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values as they came, for headers that must come once. */
  rawHeaders: readonly string[];
  /** As it came, compressed if it was. */
  body: Buffer;
}

/**
 * Asks a server as no browser would: the path goes out as it is, nothing is followed, added or
 * decompressed.
 */
export async function ask(
  origin: string,
  path: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: OutgoingHttpHeaders} = {},
): Promise<Answer> {
  const {hostname, port} = new URL(origin);
  const request = httpRequest({hostname, port, path, method, headers, agent: false});
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    rawHeaders: response.rawHeaders,
    body: await buffer(response),
  };
}

/** The text of an answer, whatever it was compressed with. */
export function textOf({headers, body}: Answer): string {
  const decompress = {br: brotliDecompressSync, gzip: gunzipSync}[
    headers['content-encoding'] ?? 'none'
  ];
  return (decompress ? decompress(body) : body).toString();
}
