/** Serves build/ as a static host such as GitHub Pages does: no rewriting, 404.html for the rest. */
import {createReadStream} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

const build = path.resolve(import.meta.dirname, '../../build');
const port = Number(process.argv[2] ?? 4173);

const serve = sirv(build, {
  etag: true,
  onNoMatch(_request, response) {
    response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
    createReadStream(path.join(build, '404.html')).pipe(response);
  },
});

createServer((request, response) => serve(request, response)).listen(port, () => {
  console.log(`Serving build/ on http://localhost:${port}`);
});
