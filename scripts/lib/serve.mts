import {createServer} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {root} from './install.mjs';

interface Server {
  /** For example `http://localhost:41234`. */
  origin: string;
  close: () => void;
}

/** Serves build/ on a free port of this machine. */
export async function serveBuild(): Promise<Server> {
  const serve = sirv(path.join(root, 'build'));
  const server = createServer((request, response) => serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server of build/ has no port.');
  }
  return {origin: `http://localhost:${address.port}`, close: () => server.close()};
}
