import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/**
 * Writes a file that the bundler reads, unless it has this text already: the development server
 * compiles the site again for every file that is written. Docusaurus's own `createData` does not
 * write atomically, so that the server sometimes reads a half-written file.
 */
export async function writeGeneratedFile(file: string, text: string): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== current) {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFileAtomic(file, text);
  }
}
