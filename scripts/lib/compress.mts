import {readdir, readFile, rm, utimes, writeFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** Kinds of files that hold text; pictures and fonts are compressed as they are. */
const text = new Set(
  '.css .html .ico .js .json .map .md .mjs .svg .txt .wasm .webmanifest .xml'.split(' '),
);

/** What compression did to a folder. Sizes in bytes, of the files that have a compressed copy. */
export interface Compression {
  files: number;
  bytes: number;
  brotli: number;
  gzip: number;
}

const encodings = [
  {
    name: 'brotli',
    ending: '.br',
    compress: (data: Buffer) =>
      promisify(brotliCompress)(data, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
        },
      }),
  },
  {
    name: 'gzip',
    ending: '.gz',
    compress: (data: Buffer) => promisify(gzip)(data, {level: constants.Z_BEST_COMPRESSION}),
  },
] as const;

/**
 * Writes a `.br` and a `.gz` file next to each text file below a folder, for web servers that send
 * such copies. A copy that is not smaller is left out, and removed if there was one. Copies have
 * the time of their original, from which servers make the entity tag. The work runs in the thread
 * pool of Node.
 *
 * @param folder of the finished site
 */
export async function compressFolder(folder: string): Promise<Compression> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && text.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const sum: Compression = {files: 0, bytes: 0, brotli: 0, gzip: 0};
  await Promise.all(
    files.map(async (file) => {
      const [data, {atime, mtime}] = await Promise.all([readFile(file), stat(file)]);
      const sizes = await Promise.all(
        encodings.map(async ({name, ending, compress}) => {
          const copy = file + ending;
          const compressed = await compress(data);
          if (compressed.length >= data.length) {
            await rm(copy, {force: true});
            return [name, undefined] as const;
          }
          await writeFile(copy, compressed);
          await utimes(copy, atime, mtime);
          return [name, compressed.length] as const;
        }),
      );
      if (sizes.some(([, size]) => size !== undefined)) {
        sum.files += 1;
        sum.bytes += data.length;
        for (const [name, size] of sizes) {
          sum[name] += size ?? data.length;
        }
      }
    }),
  );
  return sum;
}
