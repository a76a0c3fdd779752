import {cp, readFile} from 'node:fs/promises';
import type {ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {compressFolder} from '../../scripts/lib/compress.mjs';
import {listen, type Server} from '../../scripts/lib/serve.mjs';
import {temporaryFolder} from './temporary.mjs';
import {isPrefetch, type ServedRequest} from './traffic.mjs';
import type {Progress} from './types.mjs';

/** A built site on a local server, with all that was asked of it. */
export interface SiteServer extends Server {
  /** What the tables call the site. */
  name: string;
  /** The folder that holds its index.html. */
  folder: string;
  /** Every answered request since the start, in the order of the answers. */
  requests: readonly ServedRequest[];
  /** Requests whose answer is on its way. */
  open: () => number;
}

/** File names with a hash of the content in them, which bundlers give. */
const hashedName = /[.-][\w-]{8,}\.[a-z\d]+$/;

/**
 * Serves a built site as a good static host does: brotli at its best level, made beforehand;
 * `immutable` for names with a hash, revalidation for pages; 404.html for the rest.
 *
 * @param progress of the compression; undefined serves the files as they are
 * @throws UsageError when the folder has no index.html
 */
export async function serveSite(
  folder: string,
  name: string,
  progress: Progress | undefined,
): Promise<SiteServer> {
  const copy = progress ? await compressedCopy(folder, name, progress) : folder;
  const requests: ServedRequest[] = [];
  let open = 0;
  const notFound = await notFoundAnswer(copy);
  const serve = sirv(copy, {
    brotli: true,
    etag: true,
    setHeaders(response, pathname) {
      response.setHeader('cache-control', cacheControlOf(pathname));
    },
    onNoMatch: (_request, response) => notFound(response),
  });
  const server = await listen((request, response) => {
    open += 1;
    response.on('close', () => {
      open -= 1;
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
    open: () => open,
  };
}

/** How long a browser may keep a file. */
function cacheControlOf(pathname: string): string {
  if (hashedName.test(pathname) && !pathname.endsWith('.html')) {
    return 'public, max-age=31536000, immutable';
  }
  return /\.[a-z\d]+$/i.test(pathname) && !pathname.endsWith('.html')
    ? 'public, max-age=3600'
    : 'public, max-age=0, must-revalidate';
}

/** A copy of the site with its files compressed beside them, as sirv expects them. */
async function compressedCopy(folder: string, name: string, progress: Progress): Promise<string> {
  const copy = temporaryFolder('bench-site');
  progress.start(`Compressing ${name}`, 1);
  await cp(folder, copy, {recursive: true});
  await compressFolder(copy);
  progress.stop();
  return copy;
}

/** Answers with the site's own page for what does not exist. */
async function notFoundAnswer(copy: string): Promise<(response: ServerResponse) => void> {
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
