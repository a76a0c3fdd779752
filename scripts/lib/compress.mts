import {readdir, readFile, rm, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {constants, gzip} from 'node:zlib';
import {compress, isCompressible} from './brotli';

/** What compression did to a folder. Sizes in bytes, of the files that have a compressed copy. */
export interface Compression {
  files: number;
  bytes: number;
  brotli: number;
  gzip: number;
}

interface Encoding {
  name: 'brotli' | 'gzip';
  ending: string;
  compress: (data: Buffer) => Promise<Buffer>;
}

const encodings: readonly Encoding[] = [
  {name: 'brotli', ending: '.br', compress},
  {
    name: 'gzip',
    ending: '.gz',
    compress: (data) => promisify(gzip)(data, {level: constants.Z_BEST_COMPRESSION}),
  },
];

/**
 * Writes a `.br` and a `.gz` file next to each text file below a folder, for web servers that send
 * such copies. Copies that are not smaller are omitted, and removed if they exist. Copies have the
 * modification time of their original, from which servers derive the ETag. The work runs in Node's
 * thread pool.
 */
export async function compressFolder(folder: string): Promise<Compression> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const sum: Compression = {files: 0, bytes: 0, brotli: 0, gzip: 0};
  await Promise.all(
    files.map(async (file) => {
      const [data, {atime, mtime}] = await Promise.all([readFile(file), stat(file)]);
      const sizes = await Promise.all(
        encodings.map(async ({name, ending, compress: compressed}) => {
          const copy = file + ending;
          const content = await compressed(data);
          if (content.length >= data.length) {
            await rm(copy, {force: true});
            return [name, undefined] as const;
          }
          await writeFile(copy, content);
          await utimes(copy, atime, mtime);
          return [name, content.length] as const;
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
