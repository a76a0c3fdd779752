import {createServer, type Server as HttpServer, type RequestListener} from 'node:http';

export interface Server {
  /** For example `http://localhost:41234`. */
  origin: string;
  close: () => void;
}

/** Answers requests on a free port of this machine. */
export async function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer);
  return {
    origin: `http://localhost:${await portOf(server, 'localhost')}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A port of this machine that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await portOf(server, '127.0.0.1');
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a server, and tells on which port it listens. */
async function portOf(server: HttpServer, host: string): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The local server has no port.');
  }
  return address.port;
}
