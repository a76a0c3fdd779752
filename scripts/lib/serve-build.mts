import path from 'node:path';
import sirv from 'sirv';
import {root} from './install.mjs';
import {listen, type Server} from './serve.mjs';

/** Serves build/ on a free port of this machine. */
export async function serveBuild(): Promise<Server> {
  const serve = sirv(path.join(root, 'build'));
  return listen((request, response) => serve(request, response));
}
