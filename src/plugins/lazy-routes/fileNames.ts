import {createHash} from 'node:crypto';
import type {Compiler} from 'webpack';

const name = 'lazy-routes';

/**
 * What stands in code for the hash in the name of a chunk's file until that is known: a string that
 * is no code by itself.
 */
export function hashMark(chunk: string): string {
  return `[hash of ${chunk}]`;
}

const anyMark = /\[hash of ([\w-]+)\]/g;

/**
 * The names of files by their own content, where the bundler has put the hash of the build, and their
 * texts with these hashes in the place of the marks. A file may hold marks of files that hold none,
 * and a file whose name stays may hold any.
 *
 * @param files the texts of scripts, by their names
 * @param buildHash as it stands in names
 * @returns new name and text of each file, by its present name
 */
export function nameByContent(
  files: ReadonlyMap<string, string>,
  buildHash: string,
): Map<string, {file: string; text: string}> {
  const ending = `.${buildHash}.js`;
  const hashes = new Map<string, string>();
  const named = new Map<string, {file: string; text: string}>();
  const marked = new Set(
    [...files.values()].flatMap((text) => [...text.matchAll(anyMark)].map(([, chunk]) => chunk)),
  );
  const holdsMark = (file: string): boolean => (files.get(file) ?? '').search(anyMark) >= 0;
  // Whoever asks for another file goes by the hash of the build.
  const takesNewName = (file: string): boolean =>
    file.endsWith(ending) && marked.has(chunkOf(file, ending));
  const rank = (file: string): number => (takesNewName(file) ? Number(holdsMark(file)) : 2);
  for (const file of [...files.keys()].sort((one, other) => rank(one) - rank(other))) {
    const text = (files.get(file) ?? '').replaceAll(
      anyMark,
      (_, chunk: string) => hashes.get(chunk) ?? '',
    );
    if (takesNewName(file)) {
      const hash = createHash('sha256').update(text).digest('hex').slice(0, buildHash.length);
      hashes.set(chunkOf(file, ending), hash);
      named.set(file, {file: `${file.slice(0, -ending.length)}.${hash}.js`, text});
    } else {
      named.set(file, {file, text});
    }
  }
  return named;
}

function chunkOf(file: string, ending: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -ending.length);
}

/** Names the files of chunks by their content, so that a reader who comes back has most of them. */
export function nameFilesByContent(compiler: Compiler): void {
  const {Compilation, sources} = compiler.webpack;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    // When the texts are final, and before the files that hold the marks are named by theirs.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    compilation.hooks.processAssets.tap({name, stage}, (assets) => {
      const files = new Map(
        Object.entries(assets)
          .filter(([file]) => file.endsWith('.js'))
          .map(([file, source]) => [file, source.source().toString()]),
      );
      for (const [old, {file, text}] of nameByContent(
        files,
        (compilation.hash ?? '').slice(0, 8),
      )) {
        if (text !== files.get(old)) {
          compilation.updateAsset(old, new sources.RawSource(text));
        }
        if (file !== old) {
          compilation.renameAsset(old, file);
        }
      }
    });
  });
}
