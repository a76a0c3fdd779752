import {createServer, type RequestListener} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {root} from './install.mjs';

export interface Server {
  /** For example `http://localhost:41234`. */
  origin: string;
  close: () => void;
}

/** Serves build/ on a free port of this machine. */
export async function serveBuild(): Promise<Server> {
  const serve = sirv(path.join(root, 'build'));
  return listen((request, response) => serve(request, response));
}

/** Answers requests on a free port of this machine. */
export async function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The local server has no port.');
  }
  return {
    origin: `http://localhost:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
