import {once} from 'node:events';
import {createServer, type ServerResponse} from 'node:http';

/** A site that streams one of its pages in two halves. */
export interface StreamedSite {
  origin: string;
  /** Sends the other half. */
  finish: () => void;
  close: () => void;
}

/**
 * Serves a site a second time, with one page cut in two at a place in its HTML: the second half is
 * sent when `finish` is called.
 */
export async function serveStreamed(
  origin: string,
  path: string,
  endOfHalf: (html: string) => number,
): Promise<StreamedSite> {
  const waiting: (() => void)[] = [];
  async function answer(url: string, response: ServerResponse): Promise<void> {
    const original = await fetch(`${origin}${url}`);
    const body = Buffer.from(await original.arrayBuffer());
    response.statusCode = original.status;
    response.setHeader('content-type', original.headers.get('content-type') ?? '');
    if (url === path) {
      const half = endOfHalf(body.toString());
      response.write(body.toString().slice(0, half));
      waiting.push(() => response.end(body.toString().slice(half)));
    } else {
      response.end(body);
    }
  }
  const server = createServer((request, response) => {
    answer(request.url ?? '/', response).catch(() => response.destroy());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    finish: () => waiting.forEach((send) => send()),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
