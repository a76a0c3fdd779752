/**
 * Serves build/ as a static host such as GitHub Pages does: no rewriting, 404.html for the rest. The
 * build for a hosted search stands beside it under a name of its own.
 */
import {createReadStream, existsSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {hostedSite} from '../../scripts/lib/hosted-site.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const port = Number(process.argv[2] ?? 4173);

function serverOf(build: string) {
  return sirv(build, {
    etag: true,
    onNoMatch(_request, response) {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      createReadStream(path.join(build, '404.html')).pipe(response);
    },
  });
}

const hostedBuild = path.join(root, hostedSite.folder);
const serve = serverOf(path.join(root, 'build'));
// Most tests need no second build; those that do say so when it is missing.
const serveHosted = existsSync(hostedBuild) ? serverOf(hostedBuild) : serve;

createServer((request, response) => {
  const [hostname] = (request.headers.host ?? '').split(':');
  (hostname === hostedSite.hostname ? serveHosted : serve)(request, response);
}).listen(port, () => {
  console.log(`Serving build/ on http://localhost:${port}`);
});
