import {once} from 'node:events';
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

/** A response as it was sent. */
export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values in turn, with repetitions. */
  rawHeaders: readonly string[];
  /** Not decompressed. */
  body: Buffer;
}

/**
 * Sends a request as no browser would: with the path unchanged and no headers added, and without
 * following redirects.
 */
export async function request(
  origin: string,
  path: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: OutgoingHttpHeaders} = {},
): Promise<RawResponse> {
  const {hostname, port} = new URL(origin);
  const sent = httpRequest({hostname, port, path, method, headers, agent: false}).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    rawHeaders: response.rawHeaders,
    body: await buffer(response),
  };
}

/** Returns the decompressed text of a response. */
export function decodedBody({headers, body}: RawResponse): string {
  const decompress = {br: brotliDecompressSync, gzip: gunzipSync}[
    headers['content-encoding'] ?? 'none'
  ];
  return (decompress ? decompress(body) : body).toString();
}
