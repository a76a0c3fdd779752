import {createHash} from 'node:crypto';
import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import writeFileAtomic from 'write-file-atomic';

const compressAsync = promisify(brotliCompress);

/** The best level takes seconds for a large file, so what has been compressed once is kept. */
const cache = path.resolve(__dirname, '../../node_modules/.cache/brotli');

const compressible = /\.(?:html|css|m?js|json|svg|xml|txt|md|map|webmanifest|wasm|ico)$/;

/** Whether hosts compress a file of this name; pictures and fonts are compressed as they are. */
export function isCompressible(file: string): boolean {
  return compressible.test(file);
}

/** Compresses as a static host does that prepares its files: brotli at its best level, 11. */
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

/** The bytes of a file as they travel: compressed when hosts compress it and it gains by that. */
export async function transferBytes(file: string): Promise<number> {
  const content = await readFile(file);
  const compressed = isCompressible(file) ? await compress(content) : content;
  return Math.min(content.byteLength, compressed.byteLength);
}
