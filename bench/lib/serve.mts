import {cp, readFile} from 'node:fs/promises';
import type {ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {compressFolder} from '../../scripts/lib/compress.mjs';
import {listen, type Server} from '../../scripts/lib/serve.mjs';
import {temporaryFolder} from './temporary.mjs';
import {isPrefetch, type ServedRequest} from './traffic.mjs';
import type {BuiltSite, Progress} from './types.mjs';

/** A built site on a local server that records requests. */
export interface SiteServer extends Server, BuiltSite {
  /** All finished requests, in the order of their responses. */
  requests: readonly ServedRequest[];
  /** Returns the number of pending requests. */
  pending: () => number;
}

/** File names of bundlers, with a hash of the content. */
const hashedName = /[.-][\w-]{8,}\.[a-z\d]+$/;

/**
 * Serves a built site like a good static host: precompressed with brotli, with long caching of hashed
 * names, revalidation of pages, and 404.html.
 *
 * @param progress of the compression; undefined serves the files without it
 */
export async function serveSite(
  folder: string,
  name: string,
  progress: Progress | undefined,
): Promise<SiteServer> {
  const copy = progress ? await compressedCopy(folder, name, progress) : folder;
  const requests: ServedRequest[] = [];
  let pending = 0;
  const notFound = await notFoundHandler(copy);
  const serve = sirv(copy, {
    brotli: true,
    etag: true,
    setHeaders(response, pathname) {
      response.setHeader('cache-control', cacheControlOf(pathname));
    },
    onNoMatch: (_request, response) => notFound(response),
  });
  const server = await listen((request, response) => {
    pending += 1;
    response.on('close', () => {
      pending -= 1;
      requests.push({
        path: new URL(request.url ?? '/', 'http://localhost').pathname,
        status: response.statusCode,
        bytes: Number(response.getHeader('content-length') ?? 0),
        contentType: String(response.getHeader('content-type') ?? ''),
        isPrefetch: isPrefetch(request.headers),
      });
    });
    serve(request, response);
  });
  return {
    ...server,
    name,
    folder,
    requests,
    pending: () => pending,
  };
}

function cacheControlOf(pathname: string): string {
  if (hashedName.test(pathname) && !pathname.endsWith('.html')) {
    return 'public, max-age=31536000, immutable';
  }
  return /\.[a-z\d]+$/i.test(pathname) && !pathname.endsWith('.html')
    ? 'public, max-age=3600'
    : 'public, max-age=0, must-revalidate';
}

/** Copies the site and adds compressed files, which sirv serves. */
async function compressedCopy(folder: string, name: string, progress: Progress): Promise<string> {
  const copy = temporaryFolder('bench-site');
  progress.start(`Compressing ${name}`, 1);
  await cp(folder, copy, {recursive: true});
  await compressFolder(copy);
  progress.stop();
  return copy;
}

/** Returns a handler that responds with the 404 page of the site. */
async function notFoundHandler(copy: string): Promise<(response: ServerResponse) => void> {
  const page = path.join(copy, '404.html');
  const plain = await readFile(page).catch(() => Buffer.from('Not found'));
  const compressed = await readFile(`${page}.br`).catch(() => undefined);
  const body = compressed ?? plain;
  return (response) => {
    response.statusCode = 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-length', body.byteLength);
    if (compressed) {
      response.setHeader('content-encoding', 'br');
    }
    response.end(body);
  };
}
