import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rm, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import writeFileAtomic from 'write-file-atomic';

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

interface Encoding {
  name: 'brotli' | 'gzip';
  ending: string;
  compress: (data: Buffer) => Promise<Buffer>;
}

const encodings: readonly Encoding[] = [
  {
    name: 'brotli',
    ending: '.br',
    compress: (data) =>
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
    compress: (data) => promisify(gzip)(data, {level: constants.Z_BEST_COMPRESSION}),
  },
];

/**
 * Writes a `.br` and a `.gz` file next to each text file below a folder, for web servers that send
 * such copies. A copy that is not smaller is left out, and removed if there was one. Copies have
 * the time of their original, from which servers make the entity tag. The work runs in the thread
 * pool of Node.
 *
 * @param folder of the finished site
 * @param cache a folder for what was compressed, so that the next build compresses only what is new
 */
export async function compressFolder(folder: string, cache?: string): Promise<Compression> {
  const {compress, forgetOthers} = await compressorFor(cache);
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && text.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const sum: Compression = {files: 0, bytes: 0, brotli: 0, gzip: 0};
  await Promise.all(
    files.map(async (file) => {
      const [data, {atime, mtime}] = await Promise.all([readFile(file), stat(file)]);
      const sizes = await Promise.all(
        encodings.map(async (encoding) => {
          const {name, ending} = encoding;
          const copy = file + ending;
          const compressed = await compress(data, encoding);
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
  await forgetOthers();
  return sum;
}

interface Compressor {
  compress: (data: Buffer, encoding: Encoding) => Promise<Buffer>;
  /** Removes from the cache what was not asked for. */
  forgetOthers: () => Promise<void>;
}

async function compressorFor(cache: string | undefined): Promise<Compressor> {
  if (cache === undefined) {
    return {compress: (data, {compress}) => compress(data), forgetOthers: async () => {}};
  }
  await mkdir(cache, {recursive: true});
  const before = new Set(await readdir(cache));
  const asked = new Set<string>();
  return {
    async compress(data, {ending, compress}) {
      const name = createHash('sha256').update(data).digest('hex') + ending;
      const kept = path.join(cache, name);
      asked.add(name);
      if (before.has(name)) {
        return readFile(kept);
      }
      const compressed = await compress(data);
      // Whole or not at all: a build that is stopped must not leave half of it to the next one.
      await writeFileAtomic(kept, compressed, {fsync: false});
      return compressed;
    },
    async forgetOthers() {
      for (const name of before) {
        if (!asked.has(name)) {
          await rm(path.join(cache, name));
        }
      }
    },
  };
}
