/**
 * Serves build/ as a static host such as GitHub Pages does: no rewriting, 404.html for the rest. The
 * same site with hosted services stands beside it under a name of its own: build/ with other
 * settings, or with HOSTED_BUILD=yes what `npm run build:hosted` has built.
 */
import {createReadStream, existsSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {hostedSite} from '../../scripts/lib/hosted-site.mjs';
import {writeHostedFiles} from './hostedSite';

const root = path.resolve(import.meta.dirname, '../..');
const port = Number(process.argv[2] ?? 4173);
const build = path.join(root, 'build');

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers from a folder, with its 404.html where it has nothing. */
function siteIn(folder: string, notFound = path.join(folder, '404.html')): Handler {
  return sirv(folder, {
    etag: true,
    onNoMatch(_request, response) {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      createReadStream(notFound).pipe(response);
    },
  });
}

function hostedSiteOf(): Handler {
  if (process.env.HOSTED_BUILD) {
    const folder = path.join(root, hostedSite.folder);
    if (!existsSync(folder)) {
      throw new Error(`${hostedSite.folder}/ is missing. Run npm run build:hosted first.`);
    }
    return siteIn(folder);
  }
  const folder = path.join(root, hostedSite.changedFiles);
  writeHostedFiles(build, folder);
  const changed = sirv(folder, {etag: true});
  const rest = siteIn(build, path.join(folder, '404.html'));
  return (request, response) => changed(request, response, () => rest(request, response));
}

try {
  const site = siteIn(build);
  const hosted = hostedSiteOf();
  createServer((request, response) => {
    const [hostname] = (request.headers.host ?? '').split(':');
    (hostname === hostedSite.hostname ? hosted : site)(request, response);
  }).listen(port, () => {
    console.log(`Serving build/ on http://localhost:${port}`);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
