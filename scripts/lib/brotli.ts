import {createHash} from 'node:crypto';
import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import writeFileAtomic from 'write-file-atomic';

const compressAsync = promisify(brotliCompress);

/** The best level takes seconds for a large file, so the results are cached. */
const cache = path.resolve(__dirname, '../../node_modules/.cache/brotli');

const compressible = /\.(?:html|css|m?js|json|svg|xml|txt|md|map|webmanifest|wasm|ico)$/;

/** Whether hosts compress a file with this name. Images and fonts are already compressed. */
export function isCompressible(file: string): boolean {
  return compressible.test(file);
}

/** Compresses like a static host that does so in advance: brotli at its best level, 11. */
export async function compress(content: Buffer): Promise<Buffer> {
  const file = path.join(cache, createHash('sha256').update(content).digest('hex'));
  try {
    return await readFile(file);
  } catch {
    const compressed = await compressAsync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    });
    await mkdir(cache, {recursive: true});
    // Whole or not at all: what is stopped meanwhile must not leave half of it to the next one.
    await writeFileAtomic(file, compressed, {fsync: false});
    return compressed;
  }
}

/** The transfer size of a file: compressed if hosts compress it and that makes it smaller. */
export async function transferBytes(file: string): Promise<number> {
  const content = await readFile(file);
  const compressed = isCompressible(file) ? await compress(content) : content;
  return Math.min(content.byteLength, compressed.byteLength);
}
