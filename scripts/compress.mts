/** Part of `npm run build`: writes the compressed copies that web servers send, next to the files. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {compressFolder} from './lib/compress.mts';
import {root} from './lib/install.mjs';

const build = path.join(root, 'build');

if (existsSync(path.join(build, 'index.html'))) {
  const since = performance.now();
  const {files, bytes, brotli, gzip} = await compressFolder(build);
  const kilobytes = (size: number) => `${(size / 1000).toFixed(0)} kB`;
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(
    `Compressed ${files} files in ${seconds} s: ${kilobytes(bytes)}, as brotli ${kilobytes(brotli)}, as gzip ${kilobytes(gzip)}.`,
  );
} else {
  console.error('build/index.html is missing; build the site with npm run build.');
  process.exitCode = 1;
}
